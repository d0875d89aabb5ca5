import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { type AnyOperation, operation, SOON_SECONDS } from '../operation.js';
import { label, scopeName, tag, unixSeconds, userId } from '../primitives.js';
import { checkpointState } from '../records/record.js';
import { SCHEMAS } from '../schema-name.js';

/**
 * The six Nellie tools that AMP 0.2 maps to its operations (section 8.1), with Nellie's names and arguments. Their
 * times are Unix seconds; AMP's are milliseconds.
 */
const named = { user_id: userId.optional() };
const text = z.string().regex(/\S/, 'must not be blank');
const title = text.max(LIMITS.titleLength);
const query = text.max(LIMITS.queryLength).describe('A question or keywords.');
const limit = (by: number) => z.int().min(1).max(LIMITS.searchLimit).default(by);
const severity = z.enum(['info', 'warning', 'critical']);
const createdAt = unixSeconds.optional().describe('Unix seconds. Default: now.');
const seconds = z.number().describe('Unix seconds.');
const found = { score: z.number(), distance: z.number().describe('2 · (1 − score), as in Nellie.') };
const stored = z.object({ id: z.string(), message: z.string() });

const lesson = z.object({
  id: z.string(),
  title: z.string().nullable(),
  content: z.string(),
  tags: z.array(z.string()),
  severity: z.string(),
  created_at: seconds,
});
SCHEMAS.add(lesson, { id: 'NellieLesson', description: 'A lesson, as Nellie clients know it.' });
export type NellieLesson = z.input<typeof lesson>;
const checkpoint = z.object({
  id: z.string(),
  agent: z.string(),
  working_on: z.string(),
  state: z.unknown(),
  created_at: seconds,
});
SCHEMAS.add(checkpoint, { id: 'NellieCheckpoint', description: 'A checkpoint, as Nellie clients know it.' });
export type NellieCheckpoint = z.input<typeof checkpoint>;

const write = {
  method: 'POST',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  waits: SOON_SECONDS,
  output: stored,
  status: 200,
  errors: ['user_required', 'user_mismatch', 'conflict'],
  headers: ['Idempotency-Key', 'Prefer'],
} as const;
const read = { method: 'POST', permission: 'records:read', touches: 'user', reads: true, status: 200 } as const;

export const nellieAddLesson = operation({
  ...write,
  name: 'nellie.add_lesson',
  path: '/nellie/add_lesson',
  summary: 'Nellie add_lesson',
  body: z.looseObject({
    ...named,
    title,
    content: text.max(LIMITS.contentLength),
    tags: z.array(tag).max(LIMITS.tags),
    severity: severity.default('info'),
    created_at: createdAt,
  }),
});

export const nellieSearchLessons = operation({
  ...read,
  name: 'nellie.search_lessons',
  path: '/nellie/search_lessons',
  summary: 'Nellie search_lessons',
  searches: true,
  weight: 3,
  body: z.looseObject({ ...named, query, limit: limit(5) }),
  output: z.object({ lessons: z.array(z.object({ record: lesson, ...found })), count: z.int() }),
});

export const nellieAddCheckpoint = operation({
  ...write,
  name: 'nellie.add_checkpoint',
  path: '/nellie/add_checkpoint',
  summary: 'Nellie add_checkpoint',
  body: z.looseObject({
    ...named,
    agent: scopeName,
    working_on: text.max(LIMITS.workingOnLength),
    state: checkpointState,
    created_at: createdAt,
  }),
});

export const nellieRecentCheckpoints = operation({
  ...read,
  name: 'nellie.get_recent_checkpoints',
  path: '/nellie/get_recent_checkpoints',
  summary: 'Nellie get_recent_checkpoints',
  description: 'Newest first.',
  body: z.looseObject({ ...named, agent: scopeName, limit: limit(5) }),
  output: z.object({ checkpoints: z.array(checkpoint), count: z.int() }),
});

export const nellieSearchCode = operation({
  ...read,
  name: 'nellie.search_code',
  path: '/nellie/search_code',
  summary: 'Nellie search_code',
  description: 'Searches snippets. Nothing is indexed automatically: agents store snippets.',
  searches: true,
  weight: 3,
  body: z.looseObject({
    ...named,
    query,
    limit: limit(10),
    language: label.optional().describe('A programming language.'),
  }),
  output: z.object({
    results: z.array(
      z.object({
        file_path: z.string(),
        start_line: z.int(),
        end_line: z.int(),
        content: z.string(),
        language: z.string(),
        ...found,
      }),
    ),
    query: z.string(),
    limit: z.int(),
    count: z.int(),
  }),
});

export const nellieGetStatus = operation({
  ...read,
  method: 'GET',
  name: 'nellie.get_status',
  path: '/nellie/get_status',
  summary: 'Nellie get_status',
  query: z.looseObject(named),
  output: z.object({
    status: z.enum(['ok', 'degraded']),
    version: z.string(),
    stats: z.object({ chunks: z.int(), lessons: z.int(), checkpoints: z.int() }),
  }),
});

export const NELLIE_BY_NAME = {
  add_lesson: nellieAddLesson,
  search_lessons: nellieSearchLessons,
  add_checkpoint: nellieAddCheckpoint,
  get_recent_checkpoints: nellieRecentCheckpoints,
  search_code: nellieSearchCode,
  get_status: nellieGetStatus,
} as const;
export type NellieName = keyof typeof NELLIE_BY_NAME;

function nellieToolOf(body: unknown): AnyOperation | undefined {
  const name = typeof body === 'object' && body !== null ? (body as { name?: unknown }).name : undefined;
  return typeof name === 'string' && Object.hasOwn(NELLIE_BY_NAME, name)
    ? NELLIE_BY_NAME[name as NellieName]
    : undefined;
}

export const nellieListTools = operation({
  name: 'nellie.list_tools',
  method: 'GET',
  path: '/mcp/tools',
  summary: 'Nellie tools',
  description: 'The tools that `POST /mcp/invoke` can call.',
  permission: 'public',
  touches: 'none',
  reads: true,
  output: z.array(
    z.object({ name: z.string(), description: z.string(), inputSchema: z.record(z.string(), z.unknown()) }),
  ),
  status: 200,
});

export const nellieInvoke = operation({
  name: 'nellie.invoke',
  waits: SOON_SECONDS,
  weight: 3,
  method: 'POST',
  path: '/mcp/invoke',
  summary: 'Nellie: call a tool',
  description: 'Nellie’s own HTTP format: `name` is the tool, `arguments` are the parameters of its route.',
  permission: null,
  touches: 'user',
  reads: true,
  dispatch: nellieToolOf,
  body: z.looseObject({
    ...named,
    name: z.enum(Object.keys(NELLIE_BY_NAME) as [NellieName, ...NellieName[]]),
    arguments: z
      .looseObject({ user_id: z.undefined('stands beside `name`, or in X-User-Id').optional() })
      .default({})
      .describe('Must not contain the user: set `user_id` beside `name`.'),
  }),
  output: z.object({ content: z.record(z.string(), z.unknown()).describe('The response of the tool’s route.') }),
  status: 200,
  errors: ['user_required', 'user_mismatch', 'conflict'],
});

export const NELLIE_OPERATIONS = [
  nellieAddLesson,
  nellieSearchLessons,
  nellieAddCheckpoint,
  nellieRecentCheckpoints,
  nellieSearchCode,
  nellieGetStatus,
  nellieListTools,
  nellieInvoke,
] as const;
