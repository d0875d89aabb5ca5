import { createHash } from 'node:crypto';
import type { CompactionPolicy } from '@contracts/compaction/compaction.settings.js';
import { Clock } from '@kernel/clock.js';
import { inTurns } from '@kernel/event-loop-turns.js';
import type { Scope } from '@kernel/scope.js';
import { estimateTokens } from '@memory/indexing/passages.js';
import { isPaused } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import { CompactionPolicies, NO_LABELS } from '../compaction-policies.js';
import { sourceTexts } from '../source-texts.query.js';
import { ASSISTANT } from '../summary/replies.js';
import { Summarizer, type SummarySource } from '../summary/summarizer.js';
import { WriteSentences } from '../summary/write-sentences.js';
import type { Transact } from '../write-fold.js';
import { type RollupScope, turnDays, turnsOfDays } from './days.query.js';
import { type DatedStatement, MOST_STATEMENTS, readPersonality, writePersonality, writePortrait } from './portrait.js';
import { livingFirst, printsByDay, type Rollup, rollupsOf } from './rollups.query.js';
import { statementsOf } from './self-statements.js';
import { type NewRollup, WriteRollup } from './write-rollup.js';

type Turn = Awaited<ReturnType<typeof sourceTexts>>[number];

/** Number of days whose turns are read together. */
const DAYS_AT_ONCE = 20;
/** Maximum number of turns of a day that enter its summary; the first ones are used. */
const MOST_TURNS = 1_000;
/** In tokens: a day up to this length is included almost whole. */
const SHORT_DAY = 60;

/**
 * MemoryBank's hierarchy: for each day a summary of what was said, and what the user said of themselves; from the former the summary
 * of all days, from the latter the portrait. Only days whose turns changed are rebuilt, and the upper rollups only if one was.
 */
@Injectable()
export class BuildRollups {
  constructor(
    private readonly policies: CompactionPolicies,
    private readonly summarizer: Summarizer,
    private readonly sentences: WriteSentences,
    private readonly rollups: WriteRollup,
    private readonly clock: Clock,
  ) {}

  /** @returns the number of rollups written */
  async run(transact: Transact, scope: Scope, userId: string, signal: AbortSignal): Promise<number> {
    const owner = { tenantId: scope.tenantId, userId };
    if (await transact((tx) => isPaused(tx, owner.tenantId, userId))) return 0;
    const began = this.clock.now();
    const { policy, of, changed } = await transact(async (tx) => {
      const policies = await this.policies.of(tx, owner);
      const policy = policies.of(NO_LABELS);
      const of: RollupScope = { ...owner, timeZone: policies.timeZone, types: policy.types };
      const standing = await rollupsOf(tx, owner, { kinds: ['day'], forgotten: true });
      const prints = printsByDay(standing);
      const days = await turnDays(tx, of);
      await this.rollups.removeMoved(
        tx,
        of,
        days.map(({ day }) => day),
      );
      return { policy, of, changed: days.filter(({ day, print }) => prints.get(day) !== print) };
    });
    let written = 0;
    const write = async (rollup: NewRollup | null): Promise<void> => {
      if (rollup && (await transact((tx) => this.rollups.write(tx, scope, userId, rollup)))) written += 1;
    };
    for (let i = 0; i < changed.length; i += DAYS_AT_ONCE) {
      const part = changed.slice(i, i + DAYS_AT_ONCE);
      const turns = await transact((tx) =>
        turnsOfDays(
          tx,
          of,
          part.map(({ day }) => day),
          MOST_TURNS,
        ),
      );
      for (const { day, print } of part) {
        signal.throwIfAborted();
        const texts = await transact((tx) => sourceTexts(tx, owner.tenantId, turns.get(day) ?? []));
        if (texts.length === 0) continue;
        await write(await personalityOf(day, print, texts));
        // Written last: its hash marks the whole day as done.
        await write(
          await this.dayOf(day, print, texts, of, { policy, ...(policy.written && { writer: scope }) }, signal),
        );
      }
    }
    await write(await this.globalOf(transact, of, { policy, ...(policy.written && { writer: scope }) }, signal));
    await write(await this.portraitOf(transact, of, { policy, ...(policy.written && { writer: scope }) }, signal));
    await transact((tx) => this.rollups.noteRollupCheck(tx, owner, began));
    return written;
  }

  private async dayOf(
    day: string,
    print: string,
    turns: readonly Turn[],
    { timeZone }: RollupScope,
    { policy, writer }: Wanted,
    signal: AbortSignal,
  ): Promise<NewRollup | null> {
    const tokensBefore = sumOfTokens(turns);
    const tokens = Math.ceil(Math.min(policy.summary_tokens, Math.max(SHORT_DAY, policy.summary_share * tokensBefore)));
    const summary = await this.summarizer.summarize(turns, { tokens, timeZone, ...(writer && { writer }) }, signal);
    if (!summary) return null;
    const { content, language, sources } = summary;
    const links = turns.map(({ id }) => ({ id, ...(sources.get(id) ?? { spans: [], kept: 0 }) }));
    return {
      ...rollupOf('day', day, print, turns),
      title: `Summary of ${day}`,
      content,
      language,
      tokensBefore,
      links,
      written: summary.written?.model ?? null,
    };
  }

  private async globalOf(
    transact: Transact,
    of: RollupScope,
    { policy, writer }: Wanted,
    signal: AbortSignal,
  ): Promise<NewRollup | null> {
    const { days, standing } = await transact((tx) => read(tx, of, 'day', 'global'));
    const print = printOf(days);
    if (days.length === 0 || standing?.print === print || staysAway(standing)) return null;
    const lines = days.flatMap(linesOf);
    const request = { tokens: policy.summary_tokens, timeZone: of.timeZone, ...(writer && { writer }) };
    const summary = await this.summarizer.summarize(lines, request, signal);
    if (!summary) return null;
    return {
      ...rollupOf('global', null, print, days.map(asSource)),
      title: 'Summary of all days',
      content: summary.content,
      language: summary.language,
      tokensBefore: sumOfTokens(lines),
      links: days.map(({ id }) => ({ id, spans: summary.sources.get(id)?.spans ?? [], kept: 0 })),
      written: summary.written?.model ?? null,
    };
  }

  private async portraitOf(
    transact: Transact,
    of: RollupScope,
    { policy, writer }: Wanted,
    signal: AbortSignal,
  ): Promise<NewRollup | null> {
    const { days, standing } = await transact((tx) => read(tx, of, 'personality', 'portrait'));
    const print = printOf(days);
    if (days.length === 0 || standing?.print === print || staysAway(standing)) return null;
    // A model need not reword statements that do not enter the portrait.
    const said = days.flatMap(({ content, day }) => readPersonality(content, day ?? '')).slice(-MOST_STATEMENTS);
    const { statements, model } = writer ? await this.anew(writer, said, policy.summary_tokens, signal) : { statements: said, model: null }; // prettier-ignore
    const language = days.at(-1)!.language;
    const content = await inTurns(writePortrait(statements, language, policy.summary_tokens));
    if (content === '') return null;
    return {
      ...rollupOf('portrait', null, print, days.map(asSource)),
      title: 'What the user says about themselves',
      content,
      language,
      tokensBefore: sumOfTokens(days),
      links: days.map(({ id }) => ({ id, spans: [], kept: 0 })),
      written: model,
    };
  }

  /** Statements reworded by a model, if grounding confirms them; the others verbatim. */
  private async anew(
    writer: Scope,
    said: readonly DatedStatement[],
    tokens: number,
    signal: AbortSignal,
  ): Promise<{ readonly statements: readonly DatedStatement[]; readonly model: string | null }> {
    const lines = said.map(({ text, day }) => ({ text, day, speaker: null }));
    const written = await this.sentences.run(writer, lines, { tokens, anew: true, signal });
    // A sentence for several statements replaces each of them. The portrait then contains it once, with the last day.
    const texts = new Map(written?.sentences.flatMap(({ of, text }) => of.map((place) => [place, text] as const)));
    const statements = said.map((one, place) => ({ ...one, text: texts.get(place) ?? one.text }));
    return { statements, model: texts.size > 0 ? (written?.model ?? null) : null };
  }
}

/** The policy of a rollup, and the user for whom a model may write it. */
interface Wanted {
  readonly policy: CompactionPolicy;
  readonly writer?: Scope;
}

async function read(
  tx: Parameters<typeof rollupsOf>[0],
  of: RollupScope,
  from: 'day' | 'personality',
  to: 'global' | 'portrait',
): Promise<{ days: Rollup[]; standing: Rollup | undefined }> {
  const rollups = await rollupsOf(tx, of, { kinds: [from, to], forgotten: true });
  const days = rollups.filter(({ kind, forgotten }) => kind === from && !forgotten);
  return {
    days: days.sort((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1)),
    standing: livingFirst(rollups.filter(({ kind }) => kind === to)),
  };
}

/** What the user said of themselves. Statements of an assistant about itself are ignored. */
async function personalityOf(day: string, print: string, turns: readonly Turn[]): Promise<NewRollup | null> {
  const own = turns.filter(({ role }) => role === null || role === 'user');
  const several = new Set(own.map(({ speaker }) => speaker)).size > 1;
  const statements = (await statementsOf(own)).map(({ kind, text, turn }) => ({
    kind,
    text: several && turn.speaker ? `${turn.speaker}: ${text}` : text,
    id: turn.id,
  }));
  if (statements.length === 0) return null;
  const language = own[0]!.language;
  const content = writePersonality(statements, language);
  const said = new Set(statements.map(({ id }) => id));
  const sources = turns.filter(({ id }) => said.has(id));
  return {
    ...rollupOf('personality', day, print, sources),
    title: `What the user says about themselves on ${day}`,
    content,
    language,
    tokensBefore: sumOfTokens(own),
    links: sources.map(({ id }) => ({ id, spans: [], kept: 0 })),
  };
}

function rollupOf(
  kind: NewRollup['kind'],
  day: string | null,
  print: string,
  sources: readonly { readonly id: string; readonly version: number; readonly at: Date }[],
): Pick<NewRollup, 'kind' | 'day' | 'print' | 'occurredAt' | 'seen'> {
  return {
    kind,
    day,
    print,
    occurredAt: sources.at(-1)!.at,
    seen: sources.map(({ id, version }) => ({ id, version })),
  };
}

/** What has faded comes back when something new is said, but not what was forgotten on request. */
const staysAway = (rollup: Rollup | undefined): boolean => rollup !== undefined && rollup.forgotten && !rollup.faded;

const asSource = ({ id, version, occurredAt: at }: Rollup) => ({ id, version, at });

/** The lines of a day's summary, each with its speaker. */
function linesOf(rollup: Rollup): SummarySource[] {
  const { id, occurredAt: at, language, content } = rollup;
  return content.split('\n').flatMap((line) => {
    if (line === rollup.day) return [];
    const [, speaker = null, said = line] = /^([^:.!?。！？]{1,40}): (.*)$/su.exec(line) ?? [];
    return [{ id, at, language, speaker, role: speaker === ASSISTANT ? ASSISTANT : null, content: said }];
  });
}

function printOf(rollups: readonly Rollup[]): string {
  return createHash('md5')
    .update(rollups.map(({ id, version }) => `${id}:${version}`).join(','))
    .digest('hex');
}

function sumOfTokens(texts: readonly { readonly content: string }[]): number {
  return texts.reduce((sum, { content }) => sum + estimateTokens(content), 0);
}
