import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startStandalone } from '../support/server.js';
import { seeded } from '../support/teacher.js';

/** What a provider does with a call. The last three report no usage, or an impossible one. */
const FAULTS = ['well', 'well', 'well', '429', '500', '401', 'garbage', 'cut', 'refused', 'empty', 'no usage', 'negative', 'far too much'] as const; // prettier-ignore
type Fault = (typeof FAULTS)[number];
/** For these the provider counts nothing. */
const FREE: ReadonlySet<Fault> = new Set(['429', '500', '401']);
const LANES = 16;
/** A limit that only some of the calls fit into. */
const SHARE = 0.4;
const EACH = 400;
/** What an honest provider counts for the question. */
const READ = 10;

/** Calls a provider that fails in every way, under a limit, and compares the ledger with the provider's own count. */
export async function runFaults(calls: number): Promise<Record<string, unknown>> {
  const chance = seeded(11);
  const meter = { requests: 0, told: 0, honest: 0, untold: 0 };
  const provider = createServer((request, response) => {
    request.resume().on('end', () => {
      const fault = FAULTS[Math.floor(chance() * FAULTS.length)]!;
      meter.requests += 1;
      const used = 20 + Math.floor(chance() * 60);
      if (fault === 'well' || fault === 'refused' || fault === 'empty') {
        meter.honest += 1;
        meter.told += READ + used;
      } else if (!FREE.has(fault)) meter.untold += 1;
      respond(response, fault, used);
    });
  });
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  const cap = Math.floor(calls * EACH * SHARE);
  const settings = {
    LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'faulty', LLM_RETRIES: '1', LLM_CONCURRENCY: String(LANES), LLM_API_KEY: 'none',
    LLM_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`, LLM_TOKENS_PER_DAY: String(cap),
  }; // prettier-ignore
  const server = await startStandalone(process.env, { settings });
  const answers = new Map<string, number>();
  let over = 0;
  try {
    const headers = { 'x-api-key': server.key, 'content-type': 'application/json' };
    const usage = async () =>
      (await (await fetch(`${server.url}/v1/admin/usage/models?days=2`, { headers })).json()) as Usage;
    let left = calls;
    const lane = async () => {
      while (left-- > 0) {
        const body = JSON.stringify({ prompt: 'What is the answer to this question of the bench?', max_tokens: EACH });
        const response = await fetch(`${server.url}/v1/generate`, { method: 'POST', headers, body });
        const { code = 'answered' } = (await response.json()) as { code?: string };
        answers.set(code, (answers.get(code) ?? 0) + 1);
        if (left % 100 === 0 && (await usage()).day.tokens > cap) over += 1;
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    const { day, open, days } = await usage();
    const sum = (of: (one: Usage['days'][number]) => number) => days.reduce((all, one) => all + of(one), 0);
    const [charged, estimated] = [sum((one) => one.tokens_in + one.tokens_out), sum((one) => one.estimated)];
    return {
      calls,
      cap,
      capExceeded: over,
      used: day.tokens,
      requests: { provider: meter.requests, ledger: sum((one) => one.calls) },
      tokens: {
        toldByProvider: meter.told,
        charged,
        estimatedCalls: estimated,
        untoldCalls: meter.untold,
        open: open.calls,
      },
      answers: Object.fromEntries(answers),
    };
  } finally {
    await server.stop();
    provider.closeAllConnections();
    await new Promise<void>((closed) => void provider.close(() => closed()));
  }
}

interface Usage {
  readonly day: { readonly tokens: number };
  readonly open: { readonly calls: number };
  readonly days: readonly {
    readonly calls: number;
    readonly estimated: number;
    readonly tokens_in: number;
    readonly tokens_out: number;
  }[];
}

function respond(response: ServerResponse, fault: Fault, used: number): void {
  const json = { 'content-type': 'application/json' };
  if (FREE.has(fault)) {
    const again = fault === '429' ? { 'retry-after': '0' } : {};
    return void response.writeHead(Number(fault), { ...json, ...again }).end('{"error":{"message":"no"}}');
  }
  if (fault === 'garbage') return void response.writeHead(200, json).end('<html>');
  if (fault === 'cut')
    return void response
      .writeHead(200, { ...json, 'content-length': '1000' })
      .write('{"id":', () => response.socket?.destroy());
  const usage = { 'no usage': undefined, negative: [-5, -5], 'far too much': [9_000_000, 9_000_000] }[
    fault as string
  ] ?? [READ, used];
  const told = fault === 'no usage' ? {} : { usage: { prompt_tokens: usage[0], completion_tokens: usage[1] } };
  const content = fault === 'empty' ? '' : 'forty-two';
  const finish_reason = fault === 'refused' ? 'content_filter' : 'stop';
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason }];
  response
    .writeHead(200, json)
    .end(JSON.stringify({ id: 'x', object: 'chat.completion', created: 0, model: 'faulty', choices, ...told }));
}
