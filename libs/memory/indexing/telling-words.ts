/** Function words that only one of these languages uses, so that even a question of three words is recognised. */
export const TELLING_WORDS: Readonly<Record<string, string>> = {
  de: `ich wo wann wer wie mein meine meinen meinem meiner bin ist habe hast haben und der das nicht wir unser unsere unseren wogegen
    wofür womit woher wohin warum mir mich dir dich uns euch sich von bei nach im zum zur vom beim des dem den oder aber auch noch schon nur sind
    waren kann sehr seit bis aus über unter wenn weil dass als sie hier dort gerade wieder immer welche welcher welches welchen heiße heißt ein eine einen einem einer mit für auf kein keine wieso jetzt wird wurde
    wohne wohnt wohnen lebe lebt arbeite arbeitet verdiene verdient fahre fährt trinke trinkt esse isst nehme nimmt spiele spielt kostet zahle zahlt
    ziehe zieht umgezogen gezogen gibt geht kommt heute gestern morgen mutter vater schwester bruder tochter sohn freundin jahre
    woche wochen monat montag dienstag mittwoch donnerstag freitag samstag sonntag märz dezember keinen ihre ihr seine braucht brauche bestanden besucht gekostet zuletzt bekommen morgens abends gehört`,
  fr: `je où quel quelle quels quelles mon ma mes est suis nous notre avec pour dans une les des qui pourquoi combien
    quand sommes avons sont cette chez habite très depuis chaque matin soir semaine mois année années ans jour jours lundi mardi
    mercredi jeudi vendredi samedi dimanche janvier février juin juillet août octobre frère sœur soeur père mère fils fille amie toujours jamais
    maintenant désormais arrêté déménagé hier demain après avant première nouvelle fait était ont ça aussi trop prends travaille touche
    sur leur deux trois quatre elle ils il lui leurs alors déjà enfin même parce toute toutes tous`,
  es: `yo dónde cuál cuáles cuándo quién qué cómo mi mis soy tengo estoy es el los las una con para nuestro nuestra cuánto cuánta
    cuántos cuántas vivo vivimos estamos somos muy pero porque también del nuestros nuestras hemos llevo años año tomo cobro pago cada mañana
    mañanas tarde noche semana meses lunes martes miércoles jueves viernes sábado domingo enero febrero junio julio octubre noviembre
    diciembre hermano hermana padre madre hijo hija amiga trabajo hago quiero puedo necesito gusta gustan llama llamo fue fui nuevo nueva
    está resido mudé mudó mudamos mudado dejó dejé casó vendí antes después desde hasta siempre nunca todavía ahora hoy ayer otra otro todos todas hace hacer tres cuatro nos mes`,
  it: `io dove quale quali quando sono mio mia miei ho che il gli una con per nostro nostra perché quanto`,
  nl: `ik waar mijn het een niet wij onze hoe waarom welke heb`,
  pt: `eu onde qual quais quando meu minha meus tenho sou estou uma com para nosso nossa você não`,
};
/** Words that together are of one language, joined by spaces: "ya no", "me he mudado", "j'ai", "n'est plus". */
export const TELLING_PHRASES: readonly (readonly [language: string, RegExp])[] = [
  [
    'es',
    /(?<!\p{L})(?:ya no|(?:me|te|nos) (?:he|has|hemos) \p{L}+[ai]do|se (?:ha|han) \p{L}+[ai]do|se \p{L}+ó)(?!\p{L})/u,
  ],
  ['de', /^was (?:ist|war|waren|hat|habe|haben|geschah|passierte|gab)(?!\p{L})/u],
  [
    'fr',
    /(?<!\p{L})(?:j (?:ai|habite|étais|aime)|(?:n|ne) \p{L}+ (?:pas|plus|jamais|rien)|s (?:est|appelle)|c est|n (?:est|ai))(?!\p{L})/u,
  ],
];

/** English words that do not occur in the other languages. */
export const BASE_WORDS: ReadonlySet<string> = new Set(
  'the my is are what where who when how of and i you with to from this that they been were our your she'.split(' '),
);
