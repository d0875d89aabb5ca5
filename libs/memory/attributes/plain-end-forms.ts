/** How four languages say plainly, in a whole sentence, that something is over: "Milo died", "I resigned from Acme", "Das Abo ist gekündigt". */

/**
 * What is over: a life; a thing, such as a service, a contract or a team; the speaker's bond to it (a job, a membership); what the speaker had
 * or used; the two of a couple; what two were before they married; somebody's work for the speaker.
 */
export type EndKind = 'life' | 'thing' | 'bond' | 'had' | 'couple' | 'wed' | 'role';

export interface EndForm {
  readonly kind: EndKind;
  /** For a whole sentence without its full stop. The first group that matched names what is over. */
  readonly form: RegExp;
}

const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}’'&+./-]*`;
const WHAT = `(${WORD}(?: ${WORD}){0,6}?)`;
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter';
const WEEKDAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const COUNT = String.raw`(?:an?|two|three|four|five|six|a few|a couple of|some|\d{1,2})`;

/** When and why something ended. A day tells little of what may have stopped for a day only. */
const SINCE = String.raw`for good|permanently|completely|altogether|forever|at last|last (?:week|month|year|spring|summer|autumn|winter|${MONTHS})|this (?:week|month|year)|(?:early |late |back )?in (?:${MONTHS})|${COUNT} (?:days|weeks|months|years?) ago|after [^,;?]{1,60}|because [^;?]{1,80}|due to [^,;?]{1,60}`;
const DAY = `today|yesterday|this (?:morning|afternoon|evening)|last night|(?:on |last )(?:${WEEKDAYS})`;
const LATER = `(?:${SINCE})(?:,? (?:${SINCE}))?`;
const LASTING = String.raw`(?:,? (?:${SINCE}|${DAY})){0,2}(?:,? (?:and|so|to) [^?]{1,100})?`;
const DEATH = String.raw`(?:,? (?:${SINCE}|${DAY}|sadly|suddenly|peacefully|unexpectedly|at (?:the age of )?\d{1,3}|aged \d{1,3}|of (?:old age|cancer|an? [\p{L} ]{1,30})|in (?:his|her|its|their) sleep|at home|at the vet(?:['’]s)?)){0,3}(?:,? (?:and|so) [^?]{1,100})?`;
const MARRIED = String.raw`(?:,? (?:in|on|at|last|this) [^?]{1,60})?`;
const SO_FAR = '(?:(?:sadly|recently|finally|just|suddenly|now|officially|already|eventually) )?';

const of = (kind: EndKind, form: string): EndForm => ({ kind, form: new RegExp(`^${form}$`, 'iu') });
const BE = "(?:is|are|was|were|has been|have been|got|had to be|(?<=\\p{L})['’]s)";
const PARTICIPLES =
  'decommissioned|phased out|terminated|discontinued|dissolved|disbanded|scrapped|shelved|abandoned|axed|wound down|wrapped up|sunset|mothballed|abolished|deleted|stolen|sold|totalled|totaled|written off|given away|rehomed|retired';

const ENGLISH: readonly EndForm[] = [
  of(
    'life',
    `${WHAT} ${SO_FAR}(?:has |have )?${SO_FAR}(?:died|passed away|(?:is|are) dead|(?:is|are) no longer with us|${BE} (?:put down|put to sleep|euthani[sz]ed))${DEATH}`,
  ),
  of(
    'thing',
    `${WHAT} ${SO_FAR}(?:has |have )?${SO_FAR}(?:expired|lapsed|ran out|run out|folded|closed down|closed (?:for good|permanently)|ceased to exist|went bankrupt|gone bankrupt|went out of business|split up|disbanded|broke up|sank|(?:was|were|has been|is) no more|${BE} ${SO_FAR}(?:${PARTICIPLES}))${LASTING}`,
  ),
  of(
    'thing',
    `${WHAT} ${SO_FAR}(?:has |have )?${SO_FAR}(?:ended|finished|came off|come off|shut down|closed|${BE} ${SO_FAR}(?:shut down|switched off|turned off|cancelled|canceled|closed down|called off|over|finished|done|dead|history|gone for good|archived))(?:,? ${LATER})?(?:,? (?:and we|and i|so) [^?]{1,80})?`,
  ),
  of(
    'bond',
    `(?:I|we)(?:['’]ve| have| had to| was| were| got)? ${SO_FAR}(?:resigned? from|quit|left|retired? from|stepped down (?:from|as)|dropped out of|withdrew from|moved out of|pulled out of|got fired from|fired (?:from|by)|laid off (?:from|by|at)|let go (?:from|by|at)|made redundant (?:at|by)|dismissed (?:from|by)|sacked (?:from|by)|handed in (?:my|our) notice (?:at|to)|gave notice (?:at|to)|(?:stopped|finished) (?:working|studying|singing|playing|volunteering|tutoring|mentoring|coaching) (?:at|for|in|with)|dropped|gave up)(?: (?:my|our) (?:job|position|post|role) (?:at|with|in|as))? ${WHAT}${LASTING}`,
  ),
  of(
    'bond',
    `${WHAT} (?:has |have )?(?:let (?:me|us) go|(?:fired|sacked|dismissed|dropped) (?:me|us)|laid (?:me|us) off|made (?:me|us) redundant)${LASTING}`,
  ),
  of(
    'had',
    `(?:I|we)(?:['’]ve| have| had to| finally| just| recently)? (?:rehomed?|sold|sell|cancell?ed|cancel|terminated?|unsubscribed from|got rid of|gotten rid of|get rid of|ditched|abandoned|scrapped|gave up(?: on)?|given up|gave away|given away|stopped (?:using|taking|tutoring|mentoring|coaching|wearing)|came off|come off|decommissioned|phased out|shut down|turned off|switched off|retired|deleted|dissolved|disbanded|dropped|(?:am|are) done with|no longer (?:use|have|own|take|rent|need)) ${WHAT}${LASTING}`,
  ),
  of(
    'had',
    `(?:I|we)(?:['’]ve| have| had to| finally| just| recently)? (?:closed|shut) (?:down )?((?:${WORD} ){1,4}?(?:office|branch|shop|store|restaurant|bakery|site|plant|factory|warehouse|studio|practice|clinic|business|company|account)(?: (?:in|at|with) ${WORD})?)(?:,? ${LATER})?`,
  ),
  of('had', `(?:I|we)(?:['’]m|['’]re| am| are) (?:done|finished|through) with ${WHAT}${LASTING}`),
  of(
    'had',
    `(?:I|we)(?:['’]ve| have| had to)? (?:gave|give|given|put|shut|turned|switched|phased) ${WHAT} (?:away|up|down|to sleep|off|out)${LASTING}`,
  ),
  of(
    'couple',
    `${WHAT} and I (?:have |['’]ve )?${SO_FAR}(?:broke up|broken up|split up|split|separated|(?:got |are |are getting )?divorced|called off the engagement|called it off|are (?:over|through|history)|are no longer together|are not together any ?more)${LASTING}`,
  ),
  of(
    'couple',
    `I (?:have |['’]ve )?${SO_FAR}(?:broke up with|broken up with|split up (?:with|from)|separated from|divorced|got divorced from) ${WHAT}${LASTING}`,
  ),
  of('couple', `${WHAT} (?:has )?(?:broke up with|broken up with|dumped|divorced) me${LASTING}`),
  of(
    'wed',
    `${WHAT} and I (?:have |['’]ve )?${SO_FAR}(?:got married|married|tied the knot|are married(?: now)?)${MARRIED}`,
  ),
  of('wed', `I (?:have |['’]ve )?${SO_FAR}(?:got married to|married) ${WHAT}${MARRIED}`),
  of('role', `${WHAT} (?:has )?${SO_FAR}(?:quit|resigned|retired|stepped down|left us)${LASTING}`),
];

const GONE_DE =
  'gekündigt|verkauft|abgeschaltet|stillgelegt|eingestellt|aufgelöst|ausgelaufen|abgelaufen|beendet|vorbei|zu ende|abgesetzt|gestohlen|geklaut|verschrottet|abbestellt|storniert|aufgegeben|abgegeben|weggegeben|ausgemustert|außer betrieb genommen|insolvent|pleite';
const ADVERB_DE =
  '(?:(?:leider|jetzt|nun|inzwischen|gestern|heute|letzte woche|letzten monat|letztes jahr|endgültig) )?';
const GERMAN: readonly EndForm[] = [
  of(
    'life',
    `${WHAT} (?:ist|sind) ${ADVERB_DE}(?:gestorben|verstorben|tot|eingeschläfert(?: worden)?)|${WHAT} (?:starb(?:en)?|verstarb(?:en)?)(?: (?:gestern|heute|leider))?|${WHAT} (?:wurden?|mussten?) ${ADVERB_DE}eingeschläfert(?: werden)?`,
  ),
  of(
    'thing',
    `${WHAT} (?:ist|sind|wurden?) ${ADVERB_DE}(?:${GONE_DE})(?: worden)?|${WHAT} (?:hat|haben) sich ${ADVERB_DE}aufgelöst|${WHAT} (?:hat|haben) ${ADVERB_DE}(?:dichtgemacht|für immer geschlossen)`,
  ),
  of(
    'bond',
    `ich habe ${ADVERB_DE}(?:bei |beim |in |im )?${WHAT} ${ADVERB_DE}(?:gekündigt|verlassen|abgebrochen)|ich (?:wurde|bin) ${ADVERB_DE}(?:bei|beim|von|vom|aus|im|in) ${WHAT} ${ADVERB_DE}(?:entlassen|gefeuert|ausgetreten|ausgestiegen|ausgeschieden)(?: worden)?|${WHAT} hat mich ${ADVERB_DE}(?:entlassen|gefeuert|gekündigt)|${WHAT} habe ich ${ADVERB_DE}(?:verlassen|abgebrochen|hingeschmissen)`,
  ),
  of(
    'had',
    `(?:ich habe|wir haben) ${ADVERB_DE}${WHAT} ${ADVERB_DE}(?:${GONE_DE})|${WHAT} (?:habe ich|haben wir) ${ADVERB_DE}(?:${GONE_DE})`,
  ),
  of(
    'couple',
    `${WHAT} und ich (?:haben uns ${ADVERB_DE}(?:getrennt|scheiden lassen)|sind ${ADVERB_DE}(?:geschieden|getrennt|nicht mehr zusammen))`,
  ),
  of(
    'wed',
    `${WHAT} und ich (?:haben ${ADVERB_DE}geheiratet|sind ${ADVERB_DE}verheiratet)|ich habe ${WHAT} geheiratet`,
  ),
];

const GONE_ES =
  'cancelad[oa]s?|vendid[oa]s?|cerrad[oa]s?|disuelt[oa]s?|robad[oa]s?|apagad[oa]s?|retirad[oa]s?|eliminad[oa]s?|suspendid[oa]s?';
const WHEN_ES = '(?: (?:ayer|hoy|anoche|esta semana|(?:el|la) \\p{L}+ pasad[oa]|para siempre))?';
const SPANISH: readonly EndForm[] = [
  of('life', `${WHAT} (?:murió|ha muerto|falleció|ha fallecido)${WHEN_ES}`),
  of(
    'thing',
    `${WHAT} (?:terminó|ha terminado|se acabó|se ha acabado|venció|ha vencido|expiró|caducó|ha caducado|se disolvió|se ha disuelto|cerró para siempre|(?:fue|ha sido) (?:${GONE_ES}))${WHEN_ES}`,
  ),
  of(
    'bond',
    `(?:he )?(?:renuncié|renunciado) (?:a|en) ${WHAT}|(?:he )?(?:dejé|dejado) ${WHAT}|me (?:he )?(?:salí|salido|di de baja|dado de baja) de(?:l)? ${WHAT}|me (?:han )?(?:despidieron|despedido|echaron|echado) (?:de|del|en) ${WHAT}`,
  ),
  of('had', `(?:he |hemos )?(?:cancelé|cancelado|cancelamos|vendí|vendido|vendimos|di de baja|dado de baja) ${WHAT}`),
  of('couple', `${WHAT} y yo (?:hemos roto|rompimos|nos separamos|nos hemos separado|lo dejamos|nos divorciamos)`),
  of('wed', `${WHAT} y yo nos (?:hemos casado|casamos)${WHEN_ES}|me (?:he casado|casé) con ${WHAT}${WHEN_ES}`),
];

const GONE_FR =
  'résiliée?s?|annulée?s?|arrêtée?s?|dissoute?s?|dissous|vendue?s?|supprimée?s?|volée?s?|abandonnée?s?|débranchée?s?|mise?s? à la casse';
const WHEN_FR = "(?: (?:hier|aujourd['’]hui|la semaine dernière|le mois dernier|l['’]an dernier|définitivement))?";
const FRENCH: readonly EndForm[] = [
  of('life', `${WHAT} (?:est|sont) (?:mort|décédé)e?s?${WHEN_FR}|${WHAT} a été euthanasiée?${WHEN_FR}`),
  of(
    'thing',
    `${WHAT} (?:a expiré|(?:est|sont) (?:terminé|fini|expiré|${GONE_FR})e?s?|(?:a|ont) été (?:${GONE_FR})|a définitivement fermé|s['’]est dissoute?)${WHEN_FR}`,
  ),
  of(
    'bond',
    `(?:j['’]ai|nous avons|on a) (?:démissionné (?:de |d['’]|du |chez )|quitté |abandonné |arrêté )${WHAT}|j['’]ai été (?:licenciée?|virée?) (?:de |d['’]|du |par |chez )${WHAT}|${WHAT} m['’]a (?:licenciée?|virée?)`,
  ),
  of('had', `(?:j['’]ai|nous avons|on a) (?:résilié|annulé|vendu|arrêté|supprimé|donné) ${WHAT}`),
  of(
    'couple',
    `${WHAT} et moi (?:avons rompu|(?:nous )?(?:nous )?sommes séparée?s|avons divorcé|ne sommes plus ensemble)`,
  ),
  of('wed', `${WHAT} et moi (?:nous )?(?:nous )?sommes mariée?s${WHEN_FR}|j['’]ai épousé ${WHAT}${WHEN_FR}`),
];

export const END_FORMS: readonly EndForm[] = [...ENGLISH, ...GERMAN, ...SPANISH, ...FRENCH];
