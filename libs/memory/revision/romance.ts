import type { Language } from '@memory/indexing/language.js';

/** The words of Spanish and French that many other languages have too with another meaning ("como", "son", "hier"), so they are read in a text of theirs only. */
interface Romance {
  /** Canonical forms of verbs (`words.ts`), with their inflected forms. */
  readonly relations: ReadonlyMap<string, string>;
  readonly auxiliaries: ReadonlySet<string>;
  /** "The rent has risen to 820" states the value of the rent. */
  readonly changes: ReadonlySet<string>;
  /** A noun follows. */
  readonly determiners: ReadonlySet<string>;
  /** The speaker. */
  readonly self: ReadonlySet<string>;
  /** Verbs with the speaker as their subject, where no word names it. */
  readonly ofSpeaker: ReadonlySet<string>;
  /** People in a speaker's life, each mapped to one name in English. */
  readonly people: ReadonlyMap<string, string>;
  /** Words that date or soften a statement and are not part of it. */
  readonly fillers: ReadonlySet<string>;
  readonly numbers: ReadonlyMap<string, string>;
  readonly negated: RegExp;
  /** Single events. Verbs that lead to a state ("moved") are not among them. */
  readonly done: RegExp;
  /** A single day or period. */
  readonly dated: RegExp;
  /** What has ended stands behind it, in the group. */
  readonly ended: RegExp;
  /** The same, before it: "Eva y yo hemos roto". */
  readonly endedBefore: RegExp;
  readonly beside: RegExp;
  readonly intends: RegExp;
  readonly arrives: RegExp;
  readonly past: RegExp;
  readonly future: RegExp;
}

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const words = (list: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`, 'iu');
/** Each line begins with the word that all others of it mean. */
export const lines = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\n\s*/)
      .flatMap((line) => {
        const [name = '', ...forms] = line.split(/:? +/);
        return forms.map((form) => [form, name] as const);
      }),
  );
const counted = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(' ').map((word, i) => [word, String(i + 2)] as const));
/** The next words, up to three. */
const NEXT = '\\s+((?:[\\p{L}\\p{N}]+ *){1,3})';
const after = (list: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})${NEXT}`, 'giu');

const SPANISH: Romance = {
  relations: lines(`
    be: es son soy eres somos era está están estoy estamos fue ser estar
    have: tengo tiene tienen tenemos tenía tener
    live: vivo vive viven vivimos vivía vivir resido reside residen residimos mudo mudé mudó mudamos mudaron mudado mudar trasladé trasladó trasladado
    work: trabajo trabaja trabajan trabajamos trabajaba trabajar
    call: llama llamo llaman llamado llamada
    cost: cuesta cuestan costaba vale valen
    like: gusta gustan encanta encantan
    dislike: odio odia detesto
    drink: bebo bebe beben bebemos beber bebía
    eat: como come comen comemos comer comía
    smoke: fumo fuma fuman fumar fumaba
    drive: conduzco conduce conducen conducía conducir
    speak: hablo habla hablan hablamos hablar
    start: empieza empiezan comienza comienzan
    end: termina terminan acaba acaban
    play: toco toca juego juega
    study: estudio estudia estudian estudiar
    use: uso usa usan usamos utilizo utiliza utilizamos
    take: tomo toma toman tomar
    prefer: prefiero prefiere prefieren
    pay: pago paga pagan pagamos
    marry: casé casó casamos casaron
    divorce: divorcié divorció divorciamos divorciaron`),
  auxiliaries: set('he has ha hemos han había es son soy está estoy están estamos era fue puede puedo debe debo'),
  changes: set(
    'subido subió bajado bajó aumentado aumentó cambiado cambió pasado pasa pasan pasó movido aplazado aplazó retrasado retrasó reducido ampliado',
  ),
  determiners: set('el la los las un una mi mis tu su sus nuestro nuestra este esta ese esa del al'),
  self: set('yo me mí mi mis nos nosotros nosotras nuestro nuestra nuestros nuestras'),
  ofSpeaker: set(
    `soy estoy tengo vivo vivimos resido residimos mudo mudé mudamos trabajo trabajamos llamo odio bebo bebemos como comemos fumo conduzco hablo hablamos
    toco juego estudio uso usamos utilizo utilizamos tomo prefiero pago pagamos he hemos somos estamos tenemos casé divorcié puedo debo voy vamos`,
  ),
  people: lines(`
    mother: madre mamá mami
    father: padre papá papi
    parents: padres
    brother: hermano
    sister: hermana
    brothers: hermanos
    sisters: hermanas
    son: hijo
    daughter: hija
    children: hijos niños
    husband: marido esposo
    wife: mujer esposa
    aunt: tía
    uncle: tío
    cousin: primo
    cousine: prima
    grandmother: abuela
    grandfather: abuelo
    niece: sobrina
    nephew: sobrino
    boss: jefe jefa
    friend: amigo amiga
    partner: pareja
    boyfriend: novio
    girlfriend: novia
    neighbour: vecino vecina
    colleague: compañero compañera
    dog: perro perra
    cat: gato gata
    landlord: casero casera`),
  fillers: set('ahora ya actualmente todavía aún mismo hoy'),
  numbers: counted('dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'),
  negated: words('no|nunca|jamás|tampoco|ningún|ninguna|ninguno|sin|nada|nadie'),
  done: words(
    'fui|fuimos|fueron|vi|vimos|cené|cenamos|comí|almorcé|almorzamos|desayuné|desayunamos|compré|compramos|pagué|visité|visitamos|corrí|corrimos|nadé|perdí|gané|ganamos|viajé|viajamos|volé|quedé con|quedamos con|conocí|cociné|dormí|estuve|estuvimos|hice|hicimos|leí|rompí|' +
      '(?:he|has|ha|hemos|han) (?:ido|visto|cenado|comido|almorzado|desayunado|comprado|pagado|visitado|corrido|perdido|ganado|viajado|conocido|cocinado|dormido|estado en|hecho|leído)(?! a vivir| a trabajar)',
  ),
  dated: words('ayer|anteayer|anoche|(?:el|la) (?:\\p{L}+ pasad[oa]|pasad[oa] \\p{L}+)|esta (?:mañana|tarde|noche)'),
  ended: after(
    'ya no|dej(?:o|ó|é|amos|aron|ado) de|sin|vend(?:í|ió|imos|ido)(?: el| la| mi| su)?|en (?:vez|lugar) de|rompí con|roto con|cancel(?:é|ado|amos)(?: el| la| mi)?',
  ),
  endedBefore:
    /(?<!\p{L})(\p{L}+) y yo (?:(?:lo |nos )?hemos (?:roto|dejado|separado)|rompimos|nos separamos|lo dejamos)(?!\p{L})/giu,
  beside: words('también|además|tampoco|otr[oa]s?(?! vez)|segund[oa]'),
  intends: words(
    'quiero|quiere|queremos|querría|quisiera|(?:me|le|nos) gustaría|pienso|piensa|planea|quizás?|tal vez|a lo mejor',
  ),
  arrives: words('empez(?:ó|é)|se incorpor(?:ó|a)|se ha incorporado|contratad[oa]'),
  past: words('de (?:niñ[oa]|pequeñ[oa]|joven)|cuando era|solía\\p{L}*|antes (?=\\p{L}+(?:ía|aba)(?!\\p{L}))'),
  future: words('(?:voy|va|vamos|van) a (?:vivir|trabajar|estudiar|mudar\\p{L}*)'),
};

const FRENCH: Romance = {
  relations: lines(`
    be: est sont suis es sommes était être
    have: ai as avons avez ont avait
    live: vis vit vivons vivent vivais vivre habite habites habitons habitent habitais habitait habiter réside résident déménagé déménage déménageons emménagé emménage
    work: travaille travailles travaillons travaillent travaillais travaillait travailler bosse
    call: appelle appelles appellent appelons
    cost: coûte coûtent coûtait vaut
    like: aime aimes aimons aiment adore adorent
    dislike: déteste détestent
    drink: bois boit buvons boivent boire buvais
    eat: mange manges mangeons mangent manger mangeais mangeait
    smoke: fume fumes fumons fument fumer fumais
    drive: conduis conduit conduisons conduire
    speak: parle parles parlons parlent parler
    start: commence commencent débute
    end: termine terminent finit finissent
    play: joue jouent jouons
    study: étudie étudient étudier
    use: utilise utilisent utilisons
    take: prends prend prenons prennent prendre
    prefer: préfère préfèrent
    pay: paie paye payons paient
    marry: marié mariée mariés mariées épousé
    divorce: divorcé divorcée divorcés`),
  auxiliaries: set('ai as a avons avez ont est suis es sommes sont était avait peux peut dois doit'),
  changes: set(
    'passé passée passe augmenté augmentée monté baissé baissée descendu changé changée déplacé déplacée reporté reportée avancé avancée réduit',
  ),
  determiners: set('le la les un une mon ma mes ton ta son sa notre nos leur cette ce l d'),
  self: set('je j me m moi mon ma mes nous notre nos'),
  ofSpeaker: set(''),
  people: lines(`
    mother: mère maman
    father: père papa
    parents: parents
    brother: frère
    sister: sœur soeur
    son: fils
    daughter: fille
    children: enfants
    husband: mari
    wife: femme épouse
    aunt: tante
    uncle: oncle
    cousin: cousin
    cousine: cousine
    grandmother: grand-mère mamie
    grandfather: grand-père papi
    niece: nièce
    nephew: neveu
    boss: patron patronne chef cheffe
    friend: ami amie
    partner: compagnon compagne conjoint conjointe
    boyfriend: copain
    girlfriend: copine
    neighbour: voisin voisine
    colleague: collègue
    dog: chien chienne
    cat: chat chatte
    landlord: propriétaire`),
  fillers: set("maintenant désormais actuellement encore déjà toujours aujourd'hui plus ne n s se"),
  numbers: counted('deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze'),
  negated: words(
    "(?:ne |n['’])[\\p{L}'’]{1,30} (?:[\\p{L}'’]{1,30} )?(?:pas|plus|jamais|rien|personne|aucune?|guère|ni)|pas|jamais|aucune?|sans|non plus",
  ),
  done: words(
    "(?:suis|sommes|est|sont) (?:allée?s?|sortie?s?)|(?:j['’]ai|avons|as?|ont) (?:mangé|dîné|déjeuné|vu|acheté|payé|visité|couru|nagé|perdu|gagné|fait|dormi|cuisiné|rencontré|lu|cassé)",
  ),
  dated: words(
    "hier|avant-hier|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) dernier|(?:la semaine|l['’]année) dernière|le mois dernier|ce (?:matin|soir)|cet après-midi",
  ),
  ended: after(
    "ne [\\p{L}'’]{1,30} plus(?: de| d['’])?|n['’]\\p{L}{1,30} plus(?: de| d['’])?|arrêt(?:é|e) (?:de |d['’])?|vendu(?: le| la| mon| ma)?|quitté(?: le| la| mon| ma)?|sans|au lieu de|rompu avec|annulé(?: le| la| mon| ma)?",
  ),
  endedBefore: /(?<!\p{L})(\p{L}+) et moi (?:avons rompu|nous sommes séparés|(?:ne )?sommes plus)(?!\p{L})/giu,
  beside: words("aussi|également|en plus|non plus|(?:un|une|d['’])\\s?autres?|deuxième|second[e]?"),
  intends: words(
    "(?:je |j['’])?(?:voudrais|aimerais)|veu[xt]|voulons|envisage|pense à|peut-être|songe à|aimerait|voudrait",
  ),
  arrives: words('commencé|arrivée?|rejoint|embauchée?'),
  past: words("quand (?:j['’]|il |elle |nous )ét(?:ais|ait|ions)|autrefois|jadis|à l['’]époque"),
  future: words('(?:vais|va|allons|vont) (?:bientôt )?(?:vivre|habiter|travailler|étudier|déménager|emménager)'),
};

const ROMANCE: Readonly<Record<string, Romance>> = { es: SPANISH, fr: FRENCH };

export const romanceOf = (language: Language): Romance | undefined => ROMANCE[language];

/** French joins some words to the next one: "j'habite", "n'aime", "s'appelle". */
export const parted = (text: string, language: Language): string =>
  language === 'fr' ? text.replace(ELIDED, (_, word: string) => `${word.toLowerCase()} `) : text;

const ELIDED = /(?<![\p{L}\p{M}])([jlmtsndc]|qu)['’](?=\p{L})/giu;
