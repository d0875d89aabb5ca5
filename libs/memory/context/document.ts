import type { buildContext, ContextFormat } from '@contracts/context/context.operations.js';
import { type Tier, TIERS } from '@contracts/context/context.settings.js';
import type { OutputOf } from '@contracts/operation.js';
import type { Mark } from '@memory/context-markers/context-markers.js';
import type { CountTokens } from '@platform/tokens/token-counter.js';
import { inOrder, type Item } from './item.js';
import { type Calendar, LineLayout, MARKDOWN, NOTE, untilOf, XML } from './layout.js';
import { escapeMarks } from './neutral.js';

type Answer = OutputOf<typeof buildContext>;
/** The context in the requested format. */
export type Body = Pick<Answer, 'text' | 'json' | 'messages'>;

/** The parts whose tokens the packer adds up before it writes the whole. */
export interface Document {
  /** The text around everything, including the mark. */
  readonly frame: string;
  tierFrame(tier: Tier): string;
  /** The heading that an item shares with others and that is written once. Null for none. */
  dayOf(item: Item): string | null;
  dayLine(day: string): string;
  line(item: Item, ref: string): string;
  /** Extra tokens of an item: what a chat format adds around a message. */
  readonly aroundItem: (item: Item) => number;
  write(items: readonly Item[], refOf: (item: Item) => string): Written;
}

export interface Written {
  readonly body: Body;
  /** The document has as many tokens as these texts, */
  readonly texts: readonly string[];
  /** plus this number. */
  readonly around: number;
  readonly nonce: string;
}

/** Maximum that chat formats add around each message: its role, its name, its delimiters. */
const AROUND_MESSAGE = 6;

export interface Pen {
  readonly count: CountTokens;
  readonly calendar: Calendar;
  /** Creates the mark of a text. */
  readonly mark: (text: string) => Mark;
}

export function documentOf(format: ContextFormat, pen: Pen): Document {
  if (format === 'json') return jsonDocument(pen);
  return format === 'messages' ? messagesDocument(pen) : lineDocument(format, pen);
}

function wrap({ begin, end }: Mark, text: string): string {
  return `${begin}\n${text}${end}`;
}

export function lineDocument(format: 'xml' | 'markdown', { calendar, mark }: Omit<Pen, 'count'>): Document {
  const layout = new LineLayout(format === 'xml' ? XML : MARKDOWN, calendar);
  return {
    frame: wrap(mark(''), layout.note()),
    tierFrame: (tier) => layout.tierFrame(tier),
    dayOf: (item) => layout.dayOf(item),
    dayLine: (day) => layout.dayLine(day),
    line: (item, ref) => layout.line(item, ref),
    aroundItem: () => 0,
    write(items, refOf) {
      const inside = items.length === 0 ? '' : layout.compose(items, refOf);
      const own = mark(inside);
      const text = items.length === 0 ? '' : wrap(own, inside);
      return { body: { text }, texts: [text], around: 0, nonce: own.nonce };
    },
  };
}

/** Memories are in a system message. The request's own turns stay unchanged, because they are the caller's. */
function messagesDocument(pen: Pen): Document {
  const { count, mark } = pen;
  const layout = new LineLayout(XML, pen.calendar);
  const isOwn = (item: Item) => item.tier === 'recent' && item.id === null;
  const asMessage = (item: Item): { role: string; content: string; name?: string } => ({
    role: item.role ?? 'user',
    content: item.text,
    ...(item.by !== null && { name: item.by }),
  });
  return {
    frame: wrap(mark(''), layout.note()),
    tierFrame: (tier) => layout.tierFrame(tier),
    dayOf: (item) => (isOwn(item) ? null : layout.dayOf(item)),
    dayLine: (day) => layout.dayLine(day),
    line: (item, ref) => (isOwn(item) ? item.text : layout.line(item, ref)),
    aroundItem: (item) => (isOwn(item) ? AROUND_MESSAGE + count(item.by ?? '') : 0),
    write(items, refOf) {
      const remembered = items.filter((item) => !isOwn(item));
      const inside = remembered.length === 0 ? '' : layout.compose(remembered, refOf);
      const own = mark(inside);
      const system = remembered.length === 0 ? [] : [{ role: 'system', content: wrap(own, inside) }];
      const messages: ReturnType<typeof asMessage>[] = [...system, ...items.filter(isOwn).map(asMessage)];
      const texts = messages.flatMap(({ content, name = '' }) => [content, name]);
      return { body: { messages }, texts, around: AROUND_MESSAGE * messages.length, nonce: own.nonce };
    },
  };
}

function jsonDocument({ calendar, mark }: Pen): Document {
  const show = (item: Item, ref: string) => {
    const when = item.at && item.tier !== 'blocks' ? calendar.read(item.at) : undefined;
    const by = item.by ?? (item.tier === 'recent' ? item.role : null);
    return {
      ref,
      ...(when && { at: item.tier === 'recent' ? `${when.day} ${when.time}` : when.day }),
      ...(by !== null && { by: escapeMarks(by) }),
      ...(item.title !== null && { title: escapeMarks(item.title) }),
      text: escapeMarks(`${item.text}${untilOf(item, calendar)}`),
    };
  };
  const note = `${NOTE} Times: ${calendar.timeZone}.`;
  const around = ({ begin, end }: Mark, tiers: NonNullable<Answer['json']>['tiers']) => ({ begin, note, tiers, end });
  return {
    frame: JSON.stringify(around(mark(''), {})),
    tierFrame: (tier) => `"${tier}":[],`,
    dayOf: () => null,
    dayLine: () => '',
    line: (item, ref) => `${JSON.stringify(show(item, ref))},`,
    aroundItem: () => 0,
    write(items, refOf) {
      const tiers = Object.fromEntries(
        TIERS.map(
          (tier) => [tier, items.filter((item) => item.tier === tier).map((item) => show(item, refOf(item)))] as const,
        ).filter(([, shown]) => shown.length > 0),
      );
      const own = mark(JSON.stringify(tiers));
      const json = items.length === 0 ? null : around(own, tiers);
      return { body: { json }, texts: json ? [JSON.stringify(json)] : [], around: 0, nonce: own.nonce };
    },
  };
}

/** How the text refers to an item: by a number in reading order, by its id, or by a mark derived from the id. */
export type RefStyle = 'short' | 'full' | 'lasting';
/** Number of characters of an id in a mark, and the number used if two are equal. */
const MARK_LENGTH = 5;
const LONGER_MARK = 12;

/** The mark of an item, which is the same in every text. */
export function lastingRef(id: string, length = MARK_LENGTH): string {
  return `m-${id.slice(-length)}`;
}

export function refsOf(items: readonly Item[], ids: RefStyle): (item: Item) => string {
  if (ids === 'lasting') return lastingRefs(items);
  const refs = new Map(
    inOrder(items).map((item, index) => [item.key, ids === 'full' && item.id !== null ? item.id : String(index + 1)]),
  );
  return (item) => refs.get(item.key) ?? '';
}

/** Two items with equal marks get longer ones. */
function lastingRefs(items: readonly Item[]): (item: Item) => string {
  const marks = items.map(({ id }) => lastingRef(id ?? ''));
  const refs = new Map(
    items.map(({ key, id }, index) => {
      const mark = marks[index] ?? '';
      return [key, marks.indexOf(mark) === marks.lastIndexOf(mark) ? mark : lastingRef(id ?? key, LONGER_MARK)];
    }),
  );
  return ({ key }) => refs.get(key) ?? '';
}
