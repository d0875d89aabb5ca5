import { relationOf } from './words.js';

/** What distinguishes two things of one kind: "INC-2110" and "INC-2207", the turnover of May and of June, the skip for the path and for the yard. */
export interface Marks {
  /** "inc-2110", "invoice 2231": which one of many it is. */
  readonly codes: ReadonlySet<string>;
  /** Months, quarters and years of an amount, but not dates that moved. */
  readonly periods: ReadonlySet<string>;
  /** Days that are named with their month. */
  readonly days: ReadonlySet<string>;
  /** Amounts of money or size, but not days, years or times of day. */
  readonly amounts: ReadonlySet<string>;
  /** Of a word, what stands before it ("lineage deadline") and what it is for ("skip for the path"). */
  readonly before: ReadonlyMap<string, string>;
  readonly behind: ReadonlyMap<string, string>;
}

const CODE = /(?<![\p{L}\p{N}-])(\p{L}{2,}-\d{2,})(?![\p{L}\p{N}-])/giu;
const NUMBERED =
  /(?<![\p{L}])(invoice|ticket|order|case|issue|incident|claim|pr|sprint|rechnung|auftrag|bestellung|vorgang) (?:no\.? |nr\.? |#)?(\d+)(?![\p{N}:.,]\d)/giu;
const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|januar|februar|märz|mai|juni|juli|oktober|dezember';
/** "From", "until" or "by" a month gives a duration. */
const PERIOD = new RegExp(
  `(?<!(?:from|since|until|till?|thru|by|on|end of|ab|seit|bis|\\d\\.?|st|nd|rd|th) )(?<![\\p{L}\\p{N}])(?:(${MONTHS})(?! \\d{1,2}(?![\\d.,])|[\\p{L}\\p{N}])|(q[1-4])(?![\\p{L}\\p{N}]))`,
  'giu',
);
const DAY = new RegExp(
  `(?<![\\p{N}.,])(\\d{1,2})(?:st|nd|rd|th|\\.)? (?:of )?(${MONTHS})(?![\\p{L}])|(?<![\\p{L}])(${MONTHS}) (\\d{1,2})(?:st|nd|rd|th)?(?![\\p{N}.,:])`,
  'giu',
);
const AMOUNT =
  /(?<![\p{L}\p{N}:.,-])(?:[$£€] ?)?(\d+(?:[.,]\d+)*)( ?(?:k|euros?|dollars?|pounds|€|\$|£))?(?![\p{L}\p{N}:-])/giu;
/** A postponed date belongs to the same event. */
const MOVED =
  /(?<![\p{L}])(?:moved|moves|postponed|slip(?:s|ped)|pushed|shifted|brought forward|instead|verschoben|verlegt|statt)(?![\p{L}])/iu;
const FOR = new Set(['for', 'of', 'off', 'für', 'von', 'vom']);
const ARTICLE = new Set('the a an my our your his her their der die das den dem mein meine unser unsere'.split(' '));

/** @param isName whether a word, in lower case, names something */
export function marksOf(text: string, words: readonly string[], isName: (word: string) => boolean): Marks {
  const names = (word: string | undefined): word is string =>
    word !== undefined && isName(word) && relationOf(word) === undefined;
  const before = new Map<string, string>();
  const behind = new Map<string, string>();
  for (const [at, word] of words.entries()) {
    if (!names(word)) continue;
    if (names(words[at - 1])) before.set(word, words[at - 1]!);
    if (!FOR.has(words[at + 1] ?? '')) continue;
    const of = words[at + (ARTICLE.has(words[at + 2] ?? '') ? 3 : 2)];
    if (names(of)) behind.set(word, of);
  }
  const month = (name: string) => name.toLowerCase().slice(0, 3).replace('mär', 'mar').replace('mai', 'may').replace('okt', 'oct').replace('dez', 'dec'); // prettier-ignore
  return {
    codes: new Set([
      ...[...text.matchAll(CODE)].map(([, code]) => code!.toLowerCase()),
      ...[...text.matchAll(NUMBERED)].map(([, noun, number]) => `${noun!.toLowerCase()}-${number!}`),
    ]),
    periods: new Set(
      MOVED.test(text)
        ? []
        : [...text.matchAll(PERIOD)]
            .filter(([said]) => said !== 'may' || /(?<!\p{L})may(?:[:,]| \$?\d|$)/u.test(text))
            .map(([, name, quarter]) => (name ? month(name) : quarter!.toLowerCase())),
    ),
    days: new Set(
      MOVED.test(text)
        ? []
        : [...text.matchAll(DAY)].map(([, day, of, name, number]) => `${month(of ?? name!)} ${day ?? number!}`),
    ),
    amounts: new Set(
      [...text.matchAll(AMOUNT)].flatMap(([, number = '', unit]) =>
        unit !== undefined || /[.,]|^(?!(?:19|20)\d\d$)\d{3,}$/.test(number) ? [number] : [],
      ),
    ),
    before,
    behind,
  };
}

/** Whether they are about two things of one kind, so that both stay true. */
export function areTwoOfAKind(fresh: Marks, stored: Marks): boolean {
  const kinds = new Set([...stored.codes].map(kindOf));
  const ofOneKind = [...fresh.codes].some((code) => kinds.has(kindOf(code)));
  if (ofOneKind && !share(fresh.codes, stored.codes)) return true;
  const amounts = fresh.amounts.size > 0 && stored.amounts.size > 0;
  const differ = (a: ReadonlySet<string>, b: ReadonlySet<string>) => a.size > 0 && b.size > 0 && !share(a, b);
  return amounts && (differ(fresh.periods, stored.periods) || differ(fresh.days, stored.days));
}

const kindOf = (code: string): string => code.slice(0, code.lastIndexOf('-'));

/** Whether a shared word means two things: "lineage deadline" and "redshift deadline". */
export function areQualifiedApart(
  fresh: { readonly marks: Marks; readonly names: ReadonlySet<string> },
  stored: { readonly marks: Marks; readonly names: ReadonlySet<string> },
): boolean {
  const apart = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
    [...a].some(([word, of]) => {
      const other = b.get(word);
      return other !== undefined && other !== of && !stored.names.has(of) && !fresh.names.has(other);
    });
  return apart(fresh.marks.before, stored.marks.before) || apart(fresh.marks.behind, stored.marks.behind);
}

/** Whether only one of them names one of many: news of an incident is not news of whoever fixed it. */
export function isOneNumbered(fresh: Marks, stored: Marks): boolean {
  return [fresh, stored].some(({ codes }) => codes.size > 0) && !share(fresh.codes, stored.codes);
}

function share(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some((item) => b.has(item));
}
