/** Detects what a text says about change: that something changed, began or ended, is planned, or is corrected. */

import { anyOf } from './words.js';

/** Words that often signal a change. One of several signs (`memory/timeline`). */
const CHANGE = anyOf(
  'no longer|any ?more|instead|new|now|these days|nowadays|in the meantime|for the time being|since|as of|rather|by now|finally|(?<!(?:hurts?|hurting|aches?|aching|sore|swollen|playing up) )again|turned out',
  'moved?|switch(?:ed)?|changed?|replac(?:ed|es|ing)|swapped|upgraded|raised|c[ao]me off|bumped|postponed|pushed|rescheduled',
  'left|leav(?:es|ing)|sold|gone|went|stopped|quit|(?:gave|given) (?:up|away|back)|gave (?:\\p{L}+ |\\d+ ){1,4}(?:to|up|away|back)|stolen|nicked|passed away|closed|ended(?! (?:up|in|with|at)(?!\\p{L}))|retired(?! (?:to|for) )|died|(?:is|are) over',
  'cancell?ed|closes|closing|joined|slip(?:s|ped)|doubled|halved|swaps?|traded|part-exchanged|scrapped|ditched|binned|got rid of|threw out',
  'cut over|shut (?:down|off)|turned (?:on|off)|lapsed|handed|removed|deleted|dropped|reverted|rolled (?:out|back)|migrated|renewed',
  "extended|lowered|trimmed|shelved|deprecated|decommissioned|archived|(?:is|are|\\p{L}+['’]s) (?:off|out|back|live|over|gone|done)|(?:takes|took) (?:\\p{L}|-){1,20} over",
  '(?:good)?bye (?:\\p{L}+ ){0,2}\\p{L}+, (?:hello|welcome)|done with|took over|taken over|takes over|bec[ao]mes?|back to|up to|down to|(?:cut|reduced) (?:back )?to|stays? at [€£$]?\\d[\\d.,]*|withdr[ae]wn?',
  'from (?:today|tomorrow|here on|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)',
  'nicht mehr|einstweilen|vorerst|statt(?= \\p{L})|stattdessen|neue[rsnm]?|jetzt|inzwischen|mittlerweile|seit|ab(?= (?!und|oder|aber)[\\p{L}\\d])|wieder|endlich|vorbei|weg',
  'gewechselt|umgezogen|gekündigt|verkauft|aufgehört|ersetzt|übernommen|übernimmt|verschoben|umgestiegen',
);

/** Words that signal a change only sometimes: "We went to the zoo again." */
const NO_PLAIN_CHANGE = /(?<!\p{L})(?:again|went|gone|since|rather)(?!\p{L})/giu;

/** Words that report what has just begun or happened, as opposed to a plan. */
const HAPPENED = anyOf(
  'start(?:ed|s)|began|begun|bought|joined|opened|arrived|signed|installed|picked up|handed in|first (?:day|shift|week|time|class|lesson|night)',
  'done|finished|passed|born|(?:is|are|switched|turned) (?:off|on|live|out)|today|yesterday|this (?:week|morning|afternoon)|last night|tonight',
  'erste[rsn]? (?:tag|schicht|woche|mal|stunde|nacht)|angefangen|begonnen|gekauft|gestartet|eingezogen|unterschrieben|abgeholt|bekommen|bestanden',
  'fertig|geschafft|geboren|heute|gestern|diese woche|letzte nacht',
);

/** Words of a plan or a proposal. */
const PLANS = anyOf(
  "plans? (?:is|are|was|to|on)|planning (?:to|on)|(?:i|we|they)(?:['’]d| would)? (?:want|like to|plan|hope|intend|aim)|wants? to|hop(?:es|ing) to|(?:intend|aim)(?:s|ing) (?:to|for)",
  "(?:planned|scheduled) (?:for|to)|(?:we|they|he|she)(?:['’]ll| will)|i(?:['’]ll| will) (?:be|get|move|start|go|take|buy|try)|going to|gonna|thinking (?:of|about)|considering|propos(?:al|e|es|ed|ing)|asked (?:me|us) to|evaluating|looking into|toying with|might|(?:will|should) be|draft",
  '(?:wir|ich) (?:woll(?:en|te)|möchten?|planen?|überlegen?|erwägen?)|geplant ist|der plan ist|vorschlag|(?:beantragt|beworben)(?=\\W*$)|quiero|queremos|pienso|pensamos|on pense|je pense|nous voulons|on veut|je veux',
  "applied (?:for|to)|(?:viewed|viewing|looking (?:at|for)) (?:a |the |an?other )?(?:\\p{Ll}+ )?(?:house|flat|place|apartment|studio|room)s?|besichtigung|besichtigt|(?:j['’]ai|on a|nous avons) (?:demandé|postulé|visité)|(?:he|hemos) (?:solicitado|visitado)",
);

/** Words that say who takes over from somebody. */
const HANDS_OVER = anyOf(
  '(?:steps?|stepped|stepping|jumps?|jumped|fills?|filled|filling) in|(?:takes?|took|taken|taking) (?:\\p{L}+ ){0,3}over|succeed(?:s|ed|ing)?|replac(?:es|ed|ing)|inherit(?:s|ed)',
  "hand(?:s|ed|ing)? (?:\\p{L}+ ){0,4}(?:over )?to|in (?:his|her|their|\\p{L}+['’]s) place|covers? (?:for|until|till)|passed (?:\\p{L}+ ){0,3}to",
  'übernimmt|übernommen|übernahm|springt ein|eingesprungen|löst (?:\\p{L}+ ){0,2}ab|abgelöst|vertritt|ersetzt|nachfolger(?:in)?|tritt an',
  'reprend|a repris|remplac(?:e|é|ée)|succède|prend la (?:suite|relève)|sustituye|reemplaza|releva|toma el relevo|se hace cargo',
);

/** Words that have another meaning in English or German, such as "hier". They count only in texts of their own language. */
const ALSO: Readonly<Record<string, { readonly change: RegExp; readonly happened: RegExp }>> = {
  de: {
    change: anyOf(
      'umgestellt|verlegt|versetzt|befördert|(?:herauf|herab|hoch|runter|herunter|rauf)ge(?:setzt|stuft|gangen|fahren)|erhöht|angehoben|gesenkt|reduziert|verdoppelt|halbiert|verlängert|aufgestockt',
      'abgegeben|aufgegeben|abgesetzt|abgesagt|abgelehnt|abgeschafft|abgelöst|verschrotten|verschrottet|verschenkt|verloren|verlassen|verließ(?:en)?|verlässt|storniert|getrennt|geschieden|(?:hin)?geschmissen',
      '(?:ver|ge)storben|eingeschl(?:afen|äfert)|(?:ein|um)?getauscht|gestohlen|geklaut|(?:zurück|weg|her)gegeben|(?:aus|ein|weg|zusammen)gezogen|entlassen|beendet|ausgelaufen|geheiratet|wechsel(?:n|t|ten?)|wechsle',
      '(?:kein\\p{L}*|nie|nichts|niemand) (?:\\p{L}+ ){0,3}mehr|nur noch|an den nagel|von nun an|neuerdings|künftig|seither|anstelle|anstatt',
      'z(?:iehen?|ieht|og(?:en)?) (?:[^.,;!?]{1,60} )?(?:um|aus|ein|weg)(?=[.,;!?]|$)|(?:hör|geb|gib|gab)\\p{L}{0,3} (?:[^.,;!?]{1,60} )?auf(?=[.,;!?]|$)|(?:ist|sind|war|komm|kam|geb|gib|gab|setz|schaff|bestell|meld|sag)\\p{L}{0,3} (?:[^.,;!?]{1,60} )?ab(?=[.,;!?]|$)|steig\\p{L}{1,2} (?:[^.,;!?]{1,60} )?um(?=[.,;!?]|$)',
    ),
    happened: anyOf('(?:zur|auf die) welt'),
  },
  es: {
    change: anyOf(
      'ya no|ahora|nuev[oa]s?|desde|en (?:vez|lugar) de|por fin|de nuevo|otra vez|últimamente|de momento|(?:me|nos|le) (?:han |ha )?(?:sub|baj|cambi)\\p{L}{1,6}',
      '(?:cambi|mud|dej|termin|acab|empez|compr|retras|aplaz|cancel|sustitu)(?:é|amos|ado|ada|ó|aron|imos|ido|yó)|(?:vend|sub|recib)(?:í|imos|ido|ió|ieron)|empec[ée]|pas(?:é|ado|amos|an?|ó) a',
    ),
    happened: anyOf(
      'hoy|ayer|anoche|esta (?:semana|mañana|tarde)|primer (?:día|turno)|primera (?:semana|clase|noche|vez)|(?:empez|firm|estren|inaugur|apunt)(?:é|amos|ado|ó)|naci(?:ó|do)',
    ),
  },
  fr: {
    change: anyOf(
      "n['’]\\p{L}+ plus|ne \\p{L}+ plus|maintenant|nouveaux?|nouvelles?|nouvel|depuis|désormais|à la place|au lieu|enfin|de nouveau|à partir|pour l['’]instant",
      'changé|déménagé|revendue?|remise? à|décroché|emménagé|quitté|arrêté|vendue?|remplacée?|passée? (?:à|de)|démissionné|(?:re)?(?:descend|mont)(?:ue?|ée?)|passe à|augmentée?|baissée?|repoussée?|annulée?|reportée?|fini|terminée?|plus (?:besoin|aucune?|jamais|personne|rien)',
    ),
    happened: anyOf(
      "hier|aujourd['’]hui|ce matin|cette semaine|premier jour|première (?:semaine|fois|nuit|séance)|commencé|achetée?|signée?|inscrite?|adoptée?|née?|reçue?",
    ),
  },
};

export function tellsOfChange(text: string, language: string): boolean {
  return CHANGE.test(text) || (ALSO[language]?.change.test(text) ?? false);
}

export function tellsWhatHappened(text: string, language: string): boolean {
  return HAPPENED.test(text) || tellsOfChange(text, language) || (ALSO[language]?.happened.test(text) ?? false);
}

export function tellsPlainlyOfChange(text: string, language: string): boolean {
  return tellsOfChange(text.replace(NO_PLAIN_CHANGE, ' '), language);
}

/** Words that correct an earlier statement. */
const CORRECTS = anyOf(
  "(?<=^|[.!?,] |(?:is|are|was|were) )actually|correction|scratch that|turns out|my mistake|my bad|i (?:misread|misspoke|misremembered|meant|was wrong|mixed up|double-?checked|got (?:it|that|the \\p{L}+) wrong)|(?:it|that)['’]?s (?:wrong|incorrect)",
  'korrektur|doch erst|ich habe mich (?:geirrt|vertan|verlesen)|ich meinte|stimmt nicht|verwechselt|nachgesehen|corrección|me equivoqué|quise decir|en realidad|rectifico|correction|je me suis trompée?|je voulais dire|en fait|finalement',
);
export const corrects = (text: string): boolean => CORRECTS.test(text);
export const tellsOfPlans = (text: string): boolean => PLANS.test(text);
export const tellsWhoTakesOver = (text: string): boolean => HANDS_OVER.test(text);
