import { createHash } from 'node:crypto';
import type { CompactionPolicy } from '@contracts/compaction.settings.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { estimateTokens } from '@memory/indexing/passages.js';
import { isPaused } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import { CompactionPolicies, NO_LABELS } from '../compaction-policies.js';
import { sourceTexts } from '../source-texts.query.js';
import { Summarizer, type SummarySource } from '../summary/summarizer.js';
import type { Transact } from '../write-fold.js';
import { type LadderScope, turnDays, turnsOfDays } from './days.query.js';
import { readPersonality, writePersonality, writePortrait } from './portrait.js';
import { type Rung, rungsOf } from './rungs.query.js';
import { selfStatements } from './self-statements.js';
import { type NewRung, WriteRung } from './write-rung.js';

type Turn = Awaited<ReturnType<typeof sourceTexts>>[number];

/** Days whose turns are read together. */
const DAYS_AT_ONCE = 20;
/** A day with more turns is summed up by its first so many. */
const MOST_TURNS = 1_000;
/** A short day may be told almost whole, in tokens. */
const SHORT_DAY = 60;

/**
 * MemoryBank's ladder: what was said on a day, and what the user said of themselves on it; from the days the summary of
 * all, from the other the portrait. Only days whose turns have changed are made anew, and the upper rungs only then.
 */
@Injectable()
export class ClimbLadder {
  constructor(
    private readonly policies: CompactionPolicies,
    private readonly summarizer: Summarizer,
    private readonly rungs: WriteRung,
    private readonly clock: Clock,
  ) {}

  /** @returns how many rungs were written */
  async run(transact: Transact, scope: Scope, userId: string, signal: AbortSignal): Promise<number> {
    const owner = { tenantId: scope.tenantId, userId };
    if (await transact((tx) => isPaused(tx, owner.tenantId, userId))) return 0;
    const began = this.clock.now();
    const { policy, of, changed } = await transact(async (tx) => {
      const policies = await this.policies.of(tx, owner);
      const policy = policies.of(NO_LABELS);
      const of: LadderScope = { ...owner, timeZone: policies.timeZone, types: policy.types };
      const standing = await rungsOf(tx, owner, { kinds: ['day'], forgotten: true });
      const prints = new Map(standing.map(({ day, print }) => [day, print]));
      const days = await turnDays(tx, of);
      await this.rungs.removeMoved(
        tx,
        of,
        days.map(({ day }) => day),
      );
      return { policy, of, changed: days.filter(({ day, print }) => prints.get(day) !== print) };
    });
    let written = 0;
    const write = async (rung: NewRung | null): Promise<void> => {
      if (rung && (await transact((tx) => this.rungs.write(tx, scope, userId, rung)))) written += 1;
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
        await write(personalityOf(day, print, texts));
        // Last: its print says that the whole day is done.
        await write(await this.dayOf(day, print, texts, of, policy, signal));
      }
    }
    await write(await this.globalOf(transact, of, policy, signal));
    await write(await this.portraitOf(transact, of, policy));
    await transact((tx) => this.rungs.noteClimb(tx, owner, began));
    return written;
  }

  private async dayOf(
    day: string,
    print: string,
    turns: readonly Turn[],
    { timeZone }: LadderScope,
    policy: CompactionPolicy,
    signal: AbortSignal,
  ): Promise<NewRung | null> {
    const tokensBefore = sumOfTokens(turns);
    const tokens = Math.ceil(Math.min(policy.summary_tokens, Math.max(SHORT_DAY, policy.summary_share * tokensBefore)));
    const summary = await this.summarizer.summarize(turns, { tokens, timeZone }, signal);
    if (!summary) return null;
    const { content, language, sources } = summary;
    const links = turns.map(({ id }) => ({ id, ...(sources.get(id) ?? { spans: [], kept: 0 }) }));
    return { ...rungOf('day', day, print, turns), title: `Summary of ${day}`, content, language, tokensBefore, links };
  }

  private async globalOf(
    transact: Transact,
    of: LadderScope,
    policy: CompactionPolicy,
    signal: AbortSignal,
  ): Promise<NewRung | null> {
    const { days, standing } = await transact((tx) => read(tx, of, 'day', 'global'));
    const print = printOf(days);
    if (days.length === 0 || standing?.print === print || standing?.forgotten) return null;
    const lines = days.flatMap(linesOf);
    const wish = { tokens: policy.summary_tokens, timeZone: of.timeZone };
    const summary = await this.summarizer.summarize(lines, wish, signal);
    if (!summary) return null;
    return {
      ...rungOf('global', null, print, days.map(asSource)),
      title: 'Summary of all days',
      content: summary.content,
      language: summary.language,
      tokensBefore: sumOfTokens(lines),
      links: days.map(({ id }) => ({ id, spans: summary.sources.get(id)?.spans ?? [], kept: 0 })),
    };
  }

  private async portraitOf(transact: Transact, of: LadderScope, policy: CompactionPolicy): Promise<NewRung | null> {
    const { days, standing } = await transact((tx) => read(tx, of, 'personality', 'portrait'));
    const print = printOf(days);
    if (days.length === 0 || standing?.print === print || standing?.forgotten) return null;
    const statements = days.flatMap(({ content, day }) => readPersonality(content, day ?? ''));
    const language = days.at(-1)!.language;
    const content = writePortrait(statements, language, policy.summary_tokens);
    if (content === '') return null;
    return {
      ...rungOf('portrait', null, print, days.map(asSource)),
      title: 'What the user says about themselves',
      content,
      language,
      tokensBefore: sumOfTokens(days),
      links: days.map(({ id }) => ({ id, spans: [], kept: 0 })),
    };
  }
}

async function read(
  tx: Parameters<typeof rungsOf>[0],
  of: LadderScope,
  from: 'day' | 'personality',
  to: 'global' | 'portrait',
): Promise<{ days: Rung[]; standing: Rung | undefined }> {
  const rungs = await rungsOf(tx, of, { kinds: [from, to], forgotten: true });
  const days = rungs.filter(({ kind, forgotten }) => kind === from && !forgotten);
  return {
    days: days.sort((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1)),
    standing: rungs.find(({ kind }) => kind === to),
  };
}

/** What the user said of themselves; what an assistant said of itself is nobody's. */
function personalityOf(day: string, print: string, turns: readonly Turn[]): NewRung | null {
  const own = turns.filter(({ role }) => role === null || role === 'user');
  const several = new Set(own.map(({ speaker }) => speaker)).size > 1;
  const statements = own.flatMap((turn) =>
    selfStatements(turn.content, turn.language).map(({ kind, text }) => ({
      kind,
      text: several && turn.speaker ? `${turn.speaker}: ${text}` : text,
      id: turn.id,
    })),
  );
  if (statements.length === 0) return null;
  const language = own[0]!.language;
  const content = writePersonality(statements, language);
  const said = new Set(statements.map(({ id }) => id));
  const sources = turns.filter(({ id }) => said.has(id));
  return {
    ...rungOf('personality', day, print, sources),
    title: `What the user says about themselves on ${day}`,
    content,
    language,
    tokensBefore: sumOfTokens(own),
    links: sources.map(({ id }) => ({ id, spans: [], kept: 0 })),
  };
}

function rungOf(
  kind: NewRung['kind'],
  day: string | null,
  print: string,
  sources: readonly { readonly id: string; readonly version: number; readonly at: Date }[],
): Pick<NewRung, 'kind' | 'day' | 'print' | 'occurredAt' | 'seen'> {
  return {
    kind,
    day,
    print,
    occurredAt: sources.at(-1)!.at,
    seen: sources.map(({ id, version }) => ({ id, version })),
  };
}

const asSource = ({ id, version, occurredAt: at }: Rung) => ({ id, version, at });

/** The lines of a day's summary, each with who said it. */
function linesOf(rung: Rung): SummarySource[] {
  const { id, occurredAt: at, language, content } = rung;
  return content.split('\n').flatMap((line) => {
    if (line === rung.day) return [];
    const [, speaker = null, said = line] = /^([^:.!?。！？]{1,40}): (.*)$/su.exec(line) ?? [];
    return [{ id, at, language, speaker, content: said }];
  });
}

function printOf(rungs: readonly Rung[]): string {
  return createHash('md5')
    .update(rungs.map(({ id, version }) => `${id}:${version}`).join(','))
    .digest('hex');
}

function sumOfTokens(texts: readonly { readonly content: string }[]): number {
  return texts.reduce((sum, { content }) => sum + estimateTokens(content), 0);
}
