import { INTENTS, type Intent } from '@contracts/reasoning/answer.operations.js';
import { pointsIn } from './reading.js';

/** The effort for a question. */
export interface Effort {
  /** Maximum number of consecutive searches. */
  readonly steps: number;
  /** Maximum number of queries per search. */
  readonly queries: number;
  /** Number of results per query. */
  readonly results: number;
}

/** As in seed 002: one pass for a fact in one place, up to three for a computation or comparison. */
export const EFFORT: Readonly<Record<Intent, Effort>> = {
  simple_recall: { steps: 1, queries: 1, results: 20 },
  mathematical_computation: { steps: 3, queries: 4, results: 20 },
  temporal_comparison: { steps: 3, queries: 4, results: 20 },
  multi_source_synthesis: { steps: 2, queries: 4, results: 30 },
  contradiction_resolution: { steps: 2, queries: 3, results: 30 },
};

export interface Classified {
  readonly intent: Intent;
  /** Whether plain words show it. If not, the default is recall, and a model may classify better. */
  readonly sure: boolean;
}

const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');

const CONTRADICTION = word(
  String.raw`conflicting|conflicts? between|(?:sources?|reports?|accounts?|figures?|statements?|memories) (?:\w+ ){0,4}conflict(?:s|ed)?|contradict\w*|disagree\w*|inconsisten\w*|discrepan\w*|which (?:\w+ )?(?:source|figure|report|number|version|account|one)s? .*(?:reliable|trust\w*|believe|right|correct|accurate)|more (?:reliable|credible|trustworthy)|differ(?:ent|ing)? (?:accounts|reports|figures|versions)|widersprech\w*|widerspruch\w*|unstimmig\w*|glaubwürdiger|zuverlässiger`,
);
/** A change, or an order in time. */
const TEMPORAL = word(
  String.raw`trends?|trajectory|over time|over the (?:\w+ )?(?:days?|weeks?|months?|years?|quarters?)|(?:change|evolve|develop|grow|improve|increase|decrease|shift|progress)(?:d|s|ed)? (?:\w+ ){0,8}?(?:between|from|since|over|through|during|after)|improv(?:ed?|ing)|chronolog\w+|timeline|history of|in (?:what|which) order|before or after|first(?: \w+){0,6} or (?:the )?|how did (?:\w+ ){1,8}(?:change|evolve|develop|progress)|used to|compared (?:to|with) (?:last|previous|the previous)|since when|verlauf|entwicklung|verändert|verändern|im laufe|vorher und nachher|reihenfolge`,
);
const COMPUTED = word(
  String.raw`how much (?:more|less|higher|lower|longer|older|younger)|how many (?:more|fewer|less|days|weeks|months|years|hours)|how long (?:between|from|after|before|passed)|difference|sum|in total|altogether|combined|add(?:ed)? up|average|mean|per cent|percent(?:age)?|ratio|times (?:as|more)|calculate|compute|subtract|multipl\w+|divid\w+|total (?:of|for|across|number)|wie viele? (?:mehr|weniger|tage|wochen|monate|jahre)|insgesamt|zusammen|durchschnitt\w*|prozent|verhältnis|differenz|summe|berechne`,
);
const SYNTHESIS = word(
  String.raw`compare\w*|comparison|versus|vs|both|across|relationship between|in common|similarit\w+|overall|summar(?:y|i[sz]e)\w*|describe|explain|teach|write (?:a|an|the|me|down)|in (?:\w+ )?steps|step by step|why|how does|how (?:do|does|is|are) (?:\w+ ){1,6}differ\w*|significan\w+|combine|taken together|everything|all (?:the|of|that)|list|which (?:\w+ ){1,3}(?:most|least|highest|lowest|best|worst|fewest)|what (?:are|were) (?:the|all)|what if|if (?:\w+ ){1,6}had|caused?|lead to|led to|who else|vergleich\w*|gemeinsam|warum|wieso|beschreib\w*|erklär\w*|schritt für schritt|zusammenfass\w*|alle`,
);

/** It asks for the time between two events, not for a change. */
const COUNTS_TIME = word('how many (?:days|weeks|months|years|hours)|wie viele (?:tage|wochen|monate|jahre|stunden)');

/** Classifies by words, narrowest intent first: a conflict is also a comparison, and a computation over time is also temporal. */
export function classify(question: string): Classified {
  const found = (intent: Intent): Classified => ({ intent, sure: true });
  if (CONTRADICTION.test(question)) return found('contradiction_resolution');
  const temporal = TEMPORAL.test(question) || pointsIn(question).length >= 2;
  if (temporal && !COUNTS_TIME.test(question)) return found('temporal_comparison');
  if (COMPUTED.test(question)) return found('mathematical_computation');
  if (temporal) return found('temporal_comparison');
  if (SYNTHESIS.test(question)) return found('multi_source_synthesis');
  return { intent: 'simple_recall', sure: isShort(question) };
}

/** Descriptions of the intents for a model that has to choose one. */
export const INTENT_MEANINGS: Readonly<Record<Intent, string>> = {
  simple_recall: 'one fact that stands in one memory',
  mathematical_computation: 'a number that must be computed from numbers that are remembered',
  temporal_comparison: 'a change, an order or a trend over time',
  multi_source_synthesis: 'something that several memories must be put together for',
  contradiction_resolution: 'sources that may disagree',
};
export const ALL_INTENTS: readonly Intent[] = INTENTS;

/** A short plain question asks for one fact. */
const SHORT_WORDS = 14;
function isShort(question: string): boolean {
  return question.trim().split(/\s+/).length <= SHORT_WORDS;
}
