import { anyOf } from './words.js';

const SELF = "(?:i|we)(?:['’](?:m|re|ve|d|ll))?";
const ADVERB = '(?:still |just |always |often |now |really |recently )?';

const ENGLISH = [
  `(?<!(?:^|[^\\p{L}])(?:i|we) ${ADVERB})(?:says?|said|saying|thinks?|thought|claims?|claimed|believes?|believed|insists?|insisted|assumes?|assumed|swears?|swore|reckons?|reckoned|supposes?|supposed|imagines?|jok(?:es|ed)|pretends?|pretended|suspects?|suspected|dream(?:s|t|ed)?) (?:that )?${SELF}(?= \\p{L})`,
  `(?:told|tells?|telling) (?:everyone|everybody|people|them|him|her|my \\p{L}+|the \\p{L}+) (?:that )?${SELF}(?= \\p{L})`,
  `(?:asks?|asked|wonders?|wondered|(?:wants?|wanted) to know|(?:do|does|did)(?: not|n['’]t) (?:know|believe)|doubts?|doubted|not sure) (?:me |us )?(?:if|whether)`,
  '(?:rumou?rs?|gossip|word) (?:has|have|had) it|(?:there (?:is|are|was|were)|heard) (?:an? |some )?(?:rumou?rs?|gossip)|it is (?:rumou?red|said|claimed)|legend has it',
];

const SAYS_DE =
  'sagt|sagten?|sagen|meint|meinten?|meinen|behauptet|behaupteten?|behaupten|glaubt|glaubten?|glauben|denkt|dachten?|denken|erzählt|erzählten?|schwört|vermutet|vermuteten?|träumt|träumten?';
const GERMAN = [
  // "Tom sagt, wir ziehen um", "Tom hat gesagt, dass ich …", but not "ich sagte, wir …".
  `(?<!(?:^|[^\\p{L}])(?:ich|wir) (?:\\p{L}+ ){0,4})(?:${SAYS_DE}|gesagt|gemeint|geglaubt|gedacht|geträumt)(?: \\p{L}+){0,2}, ?(?:dass |daß )?(?:ich|wir)(?= \\p{L})`,
  `(?:fragt|fragten?|gefragt|wissen|weiß nicht|bezweifelt|unsicher), ob (?:ich|wir)`,
  'es heißt,|angeblich|es geht das gerücht|gerüchten zufolge|man (?:sagt|munkelt),',
];

const SAYS_FR =
  'dit|disent|disait|pense|pensent|pensait|croit|croient|croyait|prétend|prétendent|prétendait|affirme|affirment|jure|raconte|racontent|imagine|suppose|rêve|veut|voudrait';
const FRENCH = [
  // "Je pense que je …" is no hearsay.
  `(?<!(?:^|[^\\p{L}])(?:je|j['’]ai) (?:\\p{L}+ )?)(?:${SAYS_FR}) (?:que (?:je|nous)|qu['’]on|que j['’]\\p{L}+)(?= \\p{L})`,
  `(?:demandé?|demandent|sait pas|doute) si (?:je|j['’]\\p{L}+|nous|on)`,
  'on dit que|il para[iî]t que|le bruit court|la rumeur|paraît-il|soi-disant',
];

/** Verbs with the speaker as their subject: "vivo", "he vendido", "me mudé", "vendimos". */
const ACTS_ES =
  '(?:yo|nosotr[oa]s|he|hemos|soy|somos|estoy|estamos|tengo|tenemos|voy|vamos|vivo|trabajo|tomo|fumo|bebo|como|uso|conduzco|debo|deberíamos|(?:me|nos) \\p{L}+|\\p{L}{2,}(?:[aei]mos|(?<!caf|beb|taquill)é|(?<!as|aqu|all|as)í))';
const SAYS_ES =
  'dicen?|dijo|dijeron|decía|creen?|creía|piensan?|pensaba|afirman?|afirmó|aseguran?|aseguró|jura|juró|insiste en|supone|sueña';
const SPANISH = [
  `(?:${SAYS_ES}) que (?:no |ya |todavía )?${ACTS_ES}`,
  `quieren? que (?:no |ya |yo |me |nos )?\\p{L}+`,
  `(?:preguntó|preguntaron|pregunta|no sabe|duda) si ${ACTS_ES}`,
  'se dice que|dicen que|corre el rumor|según los rumores|supuestamente',
];

/** What somebody else says, believes or asks of the speaker, who knows better; and what nobody stands for. */
const HEARSAY = anyOf(...ENGLISH, ...GERMAN, ...FRENCH, ...SPANISH);

/** Number of UTF-16 units read, from the beginning of a text. */
const MOST = 300;

/** Whether a text only tells what others say or ask about the speaker: "Tom says I moved", "Tom sagt, ich bin umgezogen". */
export const tellsHearsay = (text: string): boolean => HEARSAY.test(text.slice(0, MOST));
