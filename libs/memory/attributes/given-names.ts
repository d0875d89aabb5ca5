import type { Token } from './words.js';

/**
 * Given names that are common where German is spoken, without those that are also nouns (Ernst, Viola, Mark). German capitalises every noun, so only
 * this shows that "Anke" is somebody. Written from general knowledge.
 */
const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `adam adele adrian agathe agnes ahmed aische albert alex alexander alexandra alfred ali alice alicia alina alma amelie amina amira amir ana
  andrea andreas andré angela angelika anita anja anke ann anna anne anneliese annemarie annett annette annika anton antonia antonio armin arne arno
  arthur artur aylin ayse ayşe barbara bärbel beate ben benedikt benjamin benno bernadette bernd bernhard bert berta bianca birgit birte björn
  bodo boris brigitta brigitte britta bruno burkhard carina carla carlo carlos carmen carolin caroline carsten cäcilia charlotte chiara chris
  christa christel christian christiane christin christina christine christof christoph clara claudia claus clemens conny constantin cora corinna
  cornelia cornelius cosima dagmar dana daniel daniela dariusz david deniz denise dennis detlef diana dieter dietmar dirk dominik dora doreen doris
  dorothea dorothee eberhard eckart eckhard edda edgar edith eduard eike elena eleonore eleni elfriede eli elias elif elina elisa elisabeth elise
  elke ella ellen elli elsa else elvira emil emilia emilie emily emine emma emmi enno enrico erich erik erika erna erwin esther eugen eva evelyn
  ewa fabian fabienne falk fatima fatma felicitas felix femke ferdinand fiete filip finn fiona florentine florian francesca franka frank franz
  franziska frauke frederik fridolin frieda friedrich fritz gabi gabriel gabriele georg gerald gerd gerda gerhard gerlinde gero gertrud gesa gesine
  gisela gitta gottfried greta gudrun guido gundula günter günther gunnar gustav hannah hanna hannelore hannes hanno hans harald harry hartmut
  hassan hauke hedwig heidi heidrun heike heiko heiner heinrich heinz helena helene helga helge helmut hendrik henning henri henriette henrik henry
  herbert hermann hilda hilde hildegard hinnerk holger horst hubert hugo ibrahim ida ilaria ilka ilona ilse imke ina ines inga inge ingeborg ingo
  ingrid inka ira irene irina irma irmgard isa isabel isabell isabella isolde ivan ivo jakob jan jana janek janina janine janis jannik jannis jannes
  jara jasmina jasper jens jessica jill joachim joana jochen johann johanna johannes jolanda jona jonas jonathan jonte jörg jörn josef josefine joseph
  josua judith jule julia julian juliane julius jürgen justin justus jutta karin karina karl karla karlheinz karola karolina karoline karsten
  kaspar katarina katharina kathrin katja katrin kemal kerstin kevin kilian kim kira kirsten klara klaus knut konrad konstantin konstanze korbinian
  kristian kristin kristina kristof kurt lara larissa lars lasse laura laurens laurenz laurin lea leander leif lena leni lennard lennart leo leon
  leona leonard leonhard leoni leonie leonora leopold levi levin liam lieselotte lilian lilli lilly lily lina linda linn linus lisa lisbeth liselotte
  livia lorena lorenz lothar lotta lotte louis louisa louise luca lucas lucia ludger ludwig luis luisa luise luka lukas lutz lydia magda magdalena
  maik maike maja malte malin manfred manuel manuela mara marc marcel marco marcus mareike maren margarete margit margot margrit maria marian
  marianne marie mariella marietta marika mario marion marisa marita marius marlene marlies marlon marta martha martin martina marvin mathias
  mathilda mathilde mathis matilda matteo matthias mattis maurice max maximilian maya mechthild mehmet meike melanie melina meltem merle mesut mia
  michael michaela michel mila milan milena milo mina mira miriam mirja mirjam mirko mohamed mohammed mona monika monique moritz murat mustafa nadine
  nadja nala nancy natalia natalie natascha nele nelli niclas nico nicola nicole niels niklas niko nikolai nikolaus nils nina noah noel nora norbert
  nuri ole oleg olga oliver olivia oskar oswald ottilie otto pamela pascal patricia patrick patrizia paul paula pauline peer peggy penelope peter
  petra philip philipp philippa phillip pia piet quentin rabea rafael ragna rahel raik rainer ralf ralph ramona raphael raphaela rasmus rebecca
  regina regine reiner reinhard reinhold renate rené ricarda richard rico rieke rike rita robert roberta robin roland rolf romana romy ronald
  ronja ronny rosalie rosemarie roswitha rudi rudolf rupert ruth sabine sabrina samira samuel sandra saskia sascha sarah sara sebastian selina selma
  severin sibylle siegfried sieglinde sigrid silas silke silvana silvia simon simone sina sinan sofia sofie sonja sophia sophie stefan stefanie
  steffen steffi stephan stephanie susann susanna susanne sven svenja sybille sylvia tadeusz tamara tanja tarek tatjana tayfun thea theo theodor
  theresa therese thies thilo thomas thorben thorsten tilda till tilman tilmann timo timon timur tina tjark tobias tom tomasz toni tonja torben torsten
  traudl traute trude udo ulf uli ulla ulli ulrich ulrike urs ursel ursula urte uschi ute uwe valentin valentina valerie vanessa vera verena veronika
  victoria viktor viktoria vincent vinzenz vivian volker volkmar walburga waldemar walter waltraud wanda wenke wencke werner wiebke wilfried
  wilhelm willi wilma winfried wolfgang wolfram xaver yannick yannik yasemin yasmin yusuf yvonne zara zeynep zoe`.split(
    /\s+/,
  ),
);

/** Whether a word with a capital is a given name, in German also in the genitive: "Annas". */
export function isGivenName(word: string): boolean {
  return GIVEN_NAMES.has(word) || (word.endsWith('s') && GIVEN_NAMES.has(word.slice(0, -1)));
}

/** Before the name of a person, in languages that capitalise every noun too. */
const TITLES = new Set([
  'dr',
  'prof',
  'mr',
  'mrs',
  'ms',
  'herr',
  'frau',
  'mme',
  'monsieur',
  'madame',
  'señor',
  'señora',
]);

/** Whether it begins with somebody and their title. "Dr. Ahlers hat das Candesartan erhöht" tells of the patient. */
export function isTitled([first, second, third]: readonly Token[]): boolean {
  return TITLES.has(first!.word) && second!.capital && !(first!.word === 'dr' && third?.word === 'hat');
}
