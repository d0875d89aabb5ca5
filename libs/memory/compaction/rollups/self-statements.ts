import { EventLoopTurns } from '@kernel/event-loop-turns.js';
import { isQuestion, splitSentences } from '../summary/sentences.js';

export const SELF_KINDS = ['likes', 'dislikes', 'feelings', 'traits', 'wishes'] as const;
export type SelfKind = (typeof SELF_KINDS)[number];

export interface SelfStatement {
  readonly kind: SelfKind;
  /** Verbatim. */
  readonly text: string;
}

const EN_SO = `(?:(?:really|absolutely|just|also|still|always|so|very|quite|pretty|totally|do|feeling|a bit|a little|kind of|not) )*`;
/** "not" may also be taken for one of the small words before the verb. */
const EN_GONE = `(?:(?<=not )|no longer |stopped |used to )${EN_SO}`;
const EN_I = `\\bI(?: am|['’]m)? ${EN_SO}`;
const EN_FEELING =
  'sad|happy|anxious|nervous|worried|afraid|scared|lonely|depressed|upset|angry|frustrated|disappointed|stressed|overwhelmed|tired|exhausted|bored|excited|proud|grateful|ashamed|guilty|jealous|confused|lost|confident|hopeful|calm|relaxed|embarrassed|insecure|hurt';
const ZH_SO = '(?:也|还|真的|真|非常|特别|很|比较|最|一直|都|有点|有些|太|挺|更|总|经常)*';

/**
 * Statements of speakers about themselves in the first person, by kind; the first matching kind counts. Rules for English and
 * Chinese only.
 */
const RULES: readonly (readonly [SelfKind, RegExp])[] = [
  ['dislikes', new RegExp(`${EN_I}(?:hate|dislike|detest|can['’]?t stand|cannot stand|don['’]t ${EN_SO}(?:like|enjoy|care for)|${EN_GONE}(?:like|liking|love|loving|enjoy|enjoying|adore|prefer|care for))\\b|\\bI(?: am|['’]m) ${EN_SO}(?:(?<=not )(?:a fan|into|fond))\\b`, 'i')],
  ['dislikes', new RegExp(`我${ZH_SO}(?:不(?:太|怎么|是很|再)?喜欢|不爱|讨厌|受不了|反感|厌恶)`)],
  ['wishes', new RegExp(`\\bI(?:['’]d| would) ${EN_SO}(?:love|like) to\\b|${EN_I}(?:want|hope|plan|wish|intend|aim|dream of|planning|hoping)\\b|\\bmy (?:goal|dream|plan|wish|ambition)s?\\b`, 'i')],
  ['wishes', new RegExp(`我${ZH_SO}(?:想(?!到|起|不)|希望|打算|计划|梦想)|我的(?:梦想|目标|愿望|计划|理想)`)],
  ['likes', new RegExp(`${EN_I}(?:love|loved|like|liked|enjoy|enjoyed|adore|prefer|into|fond of|passionate about|keen on|interested in|a (?:big |huge )?fan of)\\b|\\bmy (?:favou?rite|hobby|hobbies|passion|interests?)\\b`, 'i')],
  ['likes', new RegExp(`我${ZH_SO}(?:喜欢|喜爱|爱(?!情|人|心)|热爱|享受|迷上|感兴趣)|我的(?:爱好|兴趣)|我对.{1,12}感兴趣`)],
  ['feelings', new RegExp(`\\bI(?: am|['’]m| was| feel| felt|['’]ve been| have been|['’]ve felt| get| got) ${EN_SO}(?:${EN_FEELING})\\b|\\bmakes? me (?:feel )?${EN_SO}(?:${EN_FEELING})\\b|${EN_I}(?:worry|fear|miss|regret)\\b`, 'i')],
  ['feelings', new RegExp(`我.{0,8}?(?:开心|高兴|快乐|难过|伤心|焦虑|紧张|害怕|担心|孤独|孤单|沮丧|失望|兴奋|激动|压力|疲惫|烦恼|生气|郁闷|迷茫|自豪|后悔|失落|自卑|感动)`)],
  ['traits', new RegExp(`\\bI(?: am|['’]m) (?:a|an|someone|the kind|usually|often|generally|always|more of|good at|bad at|not good at|known)\\b|\\bI (?:tend to|consider myself|usually|always|often|never)\\b|\\bI(?:['’]ve| have) always\\b|\\bmy (?:personality|strength|weakness)`, 'i')],
  ['traits', new RegExp(`我(?:是个|是一个|是一名|是一位|性格|这个人|总是|经常|擅长|不擅长|属于|从小)|我的(?:性格|优点|缺点|职业|工作是)`)],
]; // prettier-ignore

/** The statements in a text by one person; questions do not count. */
export function selfStatements(text: string, language: string): SelfStatement[] {
  return splitSentences(text, language).flatMap((sentence) => {
    if (isQuestion(sentence)) return [];
    const kind = RULES.find(([, rule]) => rule.test(sentence))?.[0];
    return kind ? [{ kind, text: sentence }] : [];
  });
}

interface Said {
  readonly content: string;
  readonly language: string;
}

/** The statements in these turns, each by one person. A day may have a thousand long ones, so other work runs between them. */
export async function statementsOf<Turn extends Said>(
  turns: readonly Turn[],
): Promise<(SelfStatement & { readonly turn: Turn })[]> {
  const found: (SelfStatement & { readonly turn: Turn })[] = [];
  const others = new EventLoopTurns();
  for (const turn of turns) {
    await others.yieldToEventLoop();
    for (const statement of selfStatements(turn.content, turn.language)) found.push({ ...statement, turn });
  }
  return found;
}
