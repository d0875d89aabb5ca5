import { allMatches } from '@kernel/all-matches.js';

/**
 * Words that are written in several ways and mean the same in nearly every text: short forms and, in English, the spellings of two
 * countries. The full form comes first. A word with another common meaning does not belong here: "flat", "lab", "dev". Written by hand for
 * this project from general knowledge of the languages.
 */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  /** Words of software, in texts of any language. */
  any: `
    kubernetes: k8s | postgres: pg, postgresql, postgre | repository: repo | configuration: config | configurations: configs |
    infrastructure: infra | authentication: auth, authn | mongodb: mongo | javascript: js |
    two-factor authentication: 2fa | multi-factor authentication: mfa | single sign-on: sso | github actions: gha |
    google cloud: gcp, google cloud platform | amazon web services: aws | virtual machine: vm | virtual machines: vms |
    identity provider: idp | service level agreement: sla | out of memory: oom`,
  en: `
    production: prod | continuous integration: ci | repositories: repos | database: db | databases: dbs | environment: env | environments: envs | administrator: admin |
    administrators: admins | message: msg | messages: msgs | requests per second: rps | postmortem: post mortem |
    blood pressure: bp | physiotherapist: physio | refrigerator: fridge | television: tv, telly | influenza: flu |
    university: uni | medication: meds | photograph: photo, pic | photographs: photos, pics | christmas: xmas |
    birthday: bday, b-day | appointment: appt | appointments: appts | tyre: tire | tyres: tires | mould: mold | mouldy: moldy |
    programme: program | programmes: programs | anaemia: anemia | anaemic: anemic | aeroplane: airplane | maths: math |
    cosy: cozy | kerb: curb | type 1 diabetes: t1d | type 2 diabetes: t2d`,
  de: 'produktion: prod | universität: uni | fernseher: tv',
  fr: `
    production: prod | base de données: bdd | appartement: appart | ordinateur: ordi | télévision: télé, tv | restaurant: resto |
    rendez-vous: rdv | kinésithérapeute: kiné | ophtalmologue: ophtalmo | gynécologue: gynéco | anniversaire: anniv |
    réfrigérateur: frigo`,
  es: `
    producción: prod | base de datos: bbdd | televisión: tele | universidad: uni | colegio: cole | cumpleaños: cumple |
    película: peli | ordenador: computadora, compu | nevera: frigorífico, frigo, refrigerador, heladera |
    fisioterapeuta: fisio`,
};

/**
 * The same for words that rules and the lexicon know in each of their forms, such as units, and for German compounds, whose parts would state
 * attributes. These are only searched.
 */
const SEARCHED: Readonly<Record<string, string>> = {
  en: `
    doctor: gp | doctors: gps | veterinarian: vet |
    bicycle: bike | bicycles: bikes | kilograms: kg, kgs, kilos | kilometres: km, kms, kilometers | minutes: mins | hours: hrs |
    years: yrs`,
  de: `
    datenbank: db | kindertagesstätte: kita | krankengymnastik: physio, physiotherapie | personalausweis: perso | mehrwertsteuer: mwst |
    postleitzahl: plz | handy: mobiltelefon | kilogramm: kg, kilo | kilometer: km | minuten: min | stunden: std | lastwagen: lkw`,
  fr: 'vélo: bicyclette | professeur: prof | kilogrammes: kg, kilos | kilomètres: km',
  es: `
    bicicleta: bici | profesor: profe | motocicleta: moto | móvil: celular | coche: carro, auto | kilogramos: kg, kilos |
    kilómetros: km | foto: fotografía | fotos: fotografías | gafas: lentes, anteojos`,
};

/** Beginnings of English words in two spellings: British, American. */
const SPELLINGS = `
  colour color | favour favor | flavour flavor | neighbour neighbor | harbour harbor | labour labor | humour humor | behaviour behavior |
  rumour rumor | tumour tumor | honour honor | odour odor | savour savor | centre center | theatre theater | litre liter |
  centimetre centimeter | fibre fiber | grey gray | licence license | defence defense | practise practice | jewellery jewelry |
  aluminium aluminum | pyjama pajama | moustache mustache | doughnut donut | yoghurt yogurt | whisky whiskey | catalogue catalog |
  diarrhoea diarrhea | oestrogen estrogen | paediatric pediatric | gynaecolog gynecolog | orthopaedic orthopedic | haemo hemo |
  leukaemia leukemia | plough plow | sceptic skeptic | analys analyz | organis organiz | realis realiz | recognis recogniz |
  apologis apologiz | specialis specializ | customis customiz | prioritis prioritiz | optimis optimiz | summaris summariz |
  memoris memoriz | finalis finaliz | standardis standardiz | authoris authoriz | categoris categoriz | minimis minimiz |
  maximis maximiz | socialis socializ | hospitalis hospitaliz | anonymis anonymiz | modernis moderniz | digitis digitiz |
  personalis personaliz | synchronis synchroniz | moisturis moisturiz | immunis immuniz`
  .split('|')
  .map((pair) => pair.trim().split(/\s+/) as [string, string]);

const BRITISH = new Map(SPELLINGS.map(([british, american]) => [american, british]));
const AMERICAN = new Map(SPELLINGS);

const START = String.raw`(?<![\p{L}\p{M}\p{N}_.'’])`;
const END = String.raw`(?![\p{L}\p{M}\p{N}_])`;
/** Longest first, because "google cloud platform" begins with another. */
const oneOf = (words: Iterable<string>): string => [...words].sort((a, b) => b.length - a.length).join('|');
const AMERICAN_WORDS = new RegExp(`${START}(?:${oneOf(BRITISH.keys())})`, 'giu');
/** "Optimist" and "organism" have one spelling. */
const OF_TWO_SPELLINGS = new RegExp(
  `${START}(${oneOf([...BRITISH.keys(), ...AMERICAN.keys()])})(?![mt])(\\p{L}*)`,
  'giu',
);

type Group = readonly string[];

function groupsIn(...sources: readonly (string | undefined)[]): Group[] {
  return sources
    .flatMap((source) => source?.split('|') ?? [])
    .map((group) => group.split(/[:,]/).map((form) => form.trim().replace(/\s+/g, ' ')));
}

interface Variants {
  /** Every short form that is written out, with its full form. */
  readonly shorts: RegExp;
  readonly full: ReadonlyMap<string, string>;
  /** Every form, with all forms of its group. */
  readonly forms: RegExp;
  readonly groups: ReadonlyMap<string, Group>;
}

const known = new Map<string, Variants>();

/** Built once for each language. */
function variantsOf(language: string): Variants {
  const built = known.get(language);
  if (built) return built;
  const writtenOut = groupsIn(WRITTEN_OUT['any'], WRITTEN_OUT[language]);
  const all = [...writtenOut, ...groupsIn(SEARCHED[language])];
  const full = new Map(writtenOut.flatMap(([form, ...shorts]) => shorts.map((short) => [short, form!] as const)));
  const groups = new Map(all.flatMap((group) => group.map((form) => [form, group] as const)));
  const pattern = (forms: Iterable<string>) => new RegExp(`${START}(?:${oneOf(forms)})${END}`, 'giu');
  const variants = { shorts: pattern(full.keys()), full, forms: pattern(groups.keys()), groups };
  known.set(language, variants);
  return variants;
}

/** The text with each short form written out, and in British spelling, so that texts can be compared by their words. */
export function withFullForms(text: string, language: string): string {
  const { shorts, full } = variantsOf(language);
  const written = text.replace(shorts, (short) => asWritten(short, full.get(short.toLowerCase())));
  return language === 'en'
    ? written.replace(AMERICAN_WORDS, (word) => asWritten(word, BRITISH.get(word.toLowerCase())))
    : written;
}

/** Keeps the capital, which tells a name: "Mr Gray". "BP" and "TV" are none. */
function asWritten(word: string, other = word): string {
  return /^\p{Lu}.*\p{Ll}/u.test(word) ? other[0]!.toUpperCase() + other.slice(1) : other;
}

/** The other ways to write words of the text, in lower case. */
export function otherForms(text: string, languages: readonly string[]): string[] {
  const found = new Set<string>();
  for (const language of languages) {
    const { forms, groups } = variantsOf(language);
    for (const [form] of allMatches(text, forms))
      for (const other of groups.get(form.toLowerCase()) ?? []) if (other !== form.toLowerCase()) found.add(other);
    if (language !== 'en') continue;
    for (const [, root, rest] of allMatches(text, OF_TWO_SPELLINGS)) {
      const own = root!.toLowerCase();
      found.add(`${BRITISH.get(own) ?? AMERICAN.get(own)}${rest!.toLowerCase()}`);
    }
  }
  return [...found];
}
