import { anyOf } from './words.js';

const SELF = "(?:i|we)(?:['’](?:m|re|ve|d|ll))?";
const ADVERB = '(?:still |just |always |often |now |really |recently )?';

/** What somebody else says, believes or asks of the speaker, who knows better; and what nobody stands for. */
const HEARSAY = anyOf(
  `(?<!(?:^|[^\\p{L}])(?:i|we) ${ADVERB})(?:says?|said|saying|thinks?|thought|claims?|claimed|believes?|believed|insists?|insisted|assumes?|assumed|swears?|swore|reckons?|reckoned|supposes?|supposed|imagines?|jok(?:es|ed)|pretends?|pretended|suspects?|suspected|dream(?:s|t|ed)?) (?:that )?${SELF}(?= \\p{L})`,
  `(?:told|tells?|telling) (?:everyone|everybody|people|them|him|her|my \\p{L}+|the \\p{L}+) (?:that )?${SELF}(?= \\p{L})`,
  `(?:asks?|asked|wonders?|wondered|(?:wants?|wanted) to know|(?:do|does|did)(?: not|n['’]t) (?:know|believe)|doubts?|doubted|not sure) (?:me |us )?(?:if|whether)`,
  '(?:rumou?rs?|gossip|word) (?:has|have|had) it|(?:there (?:is|are|was|were)|heard) (?:an? |some )?(?:rumou?rs?|gossip)|it is (?:rumou?red|said|claimed)|legend has it',
);

/** Number of UTF-16 units read, from the beginning of a text. */
const MOST = 300;

/** Whether a text only tells what others say or ask about the speaker: "Tom says I moved". English. */
export const tellsHearsay = (text: string): boolean => HEARSAY.test(text.slice(0, MOST));
