const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** English and German words that any question may contain. */
const ASKS_OF_NOTHING = set(
  `a an the my our your his her its their me us i we you he she it they who whom whose what which when where why how is are am was were be been
  do does did done have has had having can could will would shall should may might must to of in on at by for from with about into as and or but
  not no any some all every this that these those there here now then still currently present presently these today nowadays use uses used using
  need needs get gets got make makes made go goes come comes keep keeps take takes give gives put know tell remember again right moment so
  many much long often kind sort type name called exactly just ever yet anymore more most one ones thing things something anything since until before after like likes way
  btw anyway
  i'm i've we're what's who's where's when's how's let say said think please supposed meant
  i'd i'll we'd we'll we've you'd you'll you're you've he'd he'll she'd she'll it'd it'll they'd they'll they're they've there'll that'll
  who'd who'll don't doesn't didn't isn't aren't wasn't weren't haven't hasn't hadn't can't couldn't won't wouldn't shouldn't mustn't
  der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner unser unsere unseren dein sein ihr ich wir du er sie es man
  mich mir uns dich dir wer wen wem wessen was wo wohin woher wann warum wie welche welcher welches welchen welchem ist sind bin war waren sein
  habe hat haben hatte hatten kann kannst darf muss soll will wird werden wurde zu in im am an auf bei von vom zum zur mit nach für aus über unter
  und oder aber nicht kein keine noch jetzt derzeit gerade aktuell heute momentan eigentlich denn so viel viele lange oft geht gibt macht machen
  benutze nutze brauche braucht heiße heißt heißen hieß hießen vor hast hattest bist warst seid sich nur da dann schon mal doch ja auch immer gern
  gerne damals dafür davon dazu dabei wofür womit woran worin etwas jede jeder jeden jedes deine deinen ihm ihn ihnen hab meines unseres unserem unserer deinem deiner deines seine seinen seinem seiner seines ihre ihren ihrem ihrer ihres gehe
  gehen gegen beim ins liegt diese dieser dieses diesem diesen`,
);

/** The same in languages that share words with English: "son", "comment", "pour". */
const OF_LANGUAGE: Readonly<Record<string, ReadonlySet<string>>> = {
  es: set(
    `el la los las lo un una unos unas mi mis tu tus su sus nuestro nuestra nuestros nuestras yo tú él ella ellos ellas usted nosotros nosotras me te
    se nos le les que qué quién quiénes cuál cuáles cuándo cuánto cuánta cuántos cuántas cómo como dónde adónde cual cuando cuanto donde quien por
    para con sin en de del al a y e o u pero si sí no ni es son era eran fue fueron soy eres somos está están estoy estamos estaba ser estar tengo
    tiene tienen tenemos tenía tener he ha han hemos había haber hay ahora actualmente actual hoy todavía aún ya muy más menos también tan tanto
    puedo puede podemos poder debo debe deber voy va vamos ir hago hace hacen hacer llevo lleva sobre desde hasta hacia entre este esta estos estas
    ese esa eso esto aquí ahí allí algo alguno alguna uso usar sigo sigue seguimos cada`,
  ),
  fr: set(
    `le la les l un une des du de d je j tu il elle on nous vous ils elles mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs me te se moi
    toi lui qui que qu quoi dont quel quelle quels quelles où quand comment combien pourquoi est sont suis es sommes était étaient être ai as a avons
    ont avait avoir fait faire fais faut peux peut pouvoir dois doit vais va aller dans sur sous avec pour par sans chez au aux en et ou mais donc si
    ne n pas plus moins maintenant actuellement actuel actuelle aujourd'hui encore toujours déjà très aussi y ce c cet cette ces ça c'est
    qu'est-ce qu'est est-ce j'ai n'est s'est d'être l'on qu'on ici là utilise utiliser`,
  ),
};

export function asksOfNothing(word: string, language: string): boolean {
  return ASKS_OF_NOTHING.has(word) || (OF_LANGUAGE[language]?.has(word) ?? false);
}
