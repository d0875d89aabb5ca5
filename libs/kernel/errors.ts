/**
 * The catalogue of all errors, for every transport. A test keeps `docs/errors.md` equal to it.
 * `title` says what failed; `advice` says what to do. Neither may contain SQL, driver text or memory content.
 */
export const ERRORS = {
  invalid_json: {
    status: 400,
    title: 'The body is not valid JSON',
    advice: 'Send one JSON object, UTF-8 encoded, with Content-Type: application/json.',
  },
  invalid_input: {
    status: 400,
    title: 'The input is not valid',
    advice: 'Each entry of `errors` names a field and what it must be.',
  },
  user_required: {
    status: 400,
    title: 'No user was named',
    advice:
      'Name one by the header X-User-Id or by user_id, or set `shared: true` with a key that may write shared memory.',
  },
  user_mismatch: {
    status: 400,
    title: 'Two different users were named',
    advice: 'Name the same user in the header and in the request, or name it once.',
  },
  unauthorized: {
    status: 401,
    title: 'No valid key',
    advice: 'Send a live key as X-API-Key or as Authorization: Bearer.',
  },
  forbidden: {
    status: 403,
    title: 'The key may not do this',
    advice: 'Use a key that has the permission named in `detail`.',
  },
  not_found: { status: 404, title: 'Not found', advice: 'Nothing with this name exists for this key and user.' },
  route_not_found: { status: 404, title: 'No such route', advice: 'See /docs for the routes.' },
  method_not_allowed: {
    status: 405,
    title: 'The path does not support this method',
    advice: 'The header Allow names the methods of this path; see /docs.',
  },
  message_immutable: {
    status: 405,
    title: 'A message cannot be edited',
    advice: 'The history of a conversation is kept as it was said. Only erasing a person’s data redacts it.',
  },
  conflict: {
    status: 409,
    title: 'The request conflicts with what is stored',
    advice: 'Read the current state and try again.',
  },
  learning_paused: {
    status: 409,
    title: 'Nothing new is learned about this user',
    advice: 'Learning is paused for the user. Reading, correcting and deleting work; resume it to store.',
  },
  idempotency_conflict: {
    status: 409,
    title: 'The Idempotency-Key was used for a different request',
    advice: 'Use a new key for a new request, or repeat the first request unchanged.',
  },
  idempotency_in_progress: {
    status: 409,
    title: 'A request with this Idempotency-Key is still running',
    advice: 'Wait for the first request, then repeat it to read its answer.',
  },
  erasure_pending: {
    status: 409,
    title: 'This user is being erased',
    advice: 'The memory of this user is being erased. Wait for the erasure to complete and write again.',
  },
  no_model: {
    status: 409,
    title: 'There is no language model',
    advice:
      'No language model is configured: an operator sets LLM_PROVIDER and LLM_MODEL. Everything else works without one.',
  },
  legal_hold: {
    status: 409,
    title: 'Under legal hold',
    advice: 'What is held is not erased. Lift the hold first.',
  },
  version_mismatch: {
    status: 412,
    title: 'What you read has changed since',
    advice: 'Read it again and send its new ETag as If-Match.',
  },
  limit_exceeded: {
    status: 422,
    title: 'The text is longer than its block allows',
    advice: 'Shorten it, or raise the limit of the block. Nothing was changed.',
  },
  secret_detected: {
    status: 422,
    title: 'The input holds a secret',
    advice: 'Each entry of `errors` names a field and what it holds. Take it out, or set the policy `redact`.',
  },
  quota_exceeded: {
    status: 422,
    title: 'The quota of the tenant is reached',
    advice: 'Delete what is not needed, or have the quota raised. Nothing was stored by this request.',
  },
  too_large: { status: 413, title: 'Too large', advice: 'The limit and the field are named in `detail`.' },
  unsupported_media_type: {
    status: 415,
    title: 'The content type or encoding is not supported',
    advice: 'Send Content-Type: application/json, without a Content-Encoding.',
  },
  too_many_requests: { status: 429, title: 'Too many requests', advice: 'Wait for the seconds named in Retry-After.' },
  model_budget_exhausted: {
    status: 429,
    title: 'The budget for language models is used up',
    advice: 'Wait until it opens again, as `detail` and Retry-After say, or have the limit raised.',
  },
  model_refused: {
    status: 422,
    title: 'The language model refused to answer',
    advice: 'Change the request. Repeating it unchanged will not help.',
  },
  model_failed: {
    status: 502,
    title: 'The language model gave no answer that can be used',
    advice: 'Try again later. What is stored is not affected.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong on our side',
    advice: 'Nothing was stored by this request. Try again; if it persists, report the request id.',
  },
  overloaded: {
    status: 503,
    title: 'The server is overloaded',
    advice: 'Wait for the seconds named in Retry-After and try again. Nothing was done.',
  },
  unavailable: {
    status: 503,
    title: 'Not ready',
    advice: 'A part that this request needs is unavailable now. Try again.',
  },
} as const satisfies Record<string, { status: number; title: string; advice: string }>;

export type ErrorCode = keyof typeof ERRORS;

/**
 * Finer codes that give the reason, for programs. Each begins with the code that it refines, before the dot, and has
 * its status and title. Clients should compare the part before the dot, because more codes will be added.
 */
export const FINER = {
  'conflict.duplicate_id': 'The id, name or label belongs to something else already.',
  'conflict.type': 'What is named is of a type, or made in a way, that this does not apply to.',
  'conflict.message': 'The id belongs to a message that says something else.',
  'conflict.legal_hold': 'The record is under legal hold.',
  'conflict.version': 'It was changed, superseded or erased by somebody else meanwhile.',
  'conflict.state': 'In the state that it is in this cannot be done, or not yet.',
  'conflict.limit': 'There are as many as there may be.',
  'not_found.agent': 'No agent of this name.',
  'not_found.block': 'No block of this name.',
  'not_found.dead_letter': 'No dead letter of this name.',
  'not_found.decision': 'No decision of this name.',
  'not_found.delivery': 'No delivery of this name.',
  'not_found.edge': 'No such edge between the two.',
  'not_found.entity': 'No entity of this name.',
  'not_found.erasure': 'No erasure of this name.',
  'not_found.event': 'No event of this name.',
  'not_found.intention': 'No intention of this name.',
  'not_found.job': 'No job of this name.',
  'not_found.key': 'No key of this name.',
  'not_found.kind': 'No kind of this name.',
  'not_found.memory': 'No memory of this name.',
  'not_found.message': 'No message of this name.',
  'not_found.model': 'No model of this name.',
  'not_found.observation': 'No observation of this name.',
  'not_found.organization': 'No organization of this name.',
  'not_found.passage': 'No passage of this name.',
  'not_found.project': 'No project of this name.',
  'not_found.record': 'No record of this name.',
  'not_found.run': 'No run of this name.',
  'not_found.schema': 'No schema of this name.',
  'not_found.search': 'No search of this name.',
  'not_found.tenant': 'No tenant of this name.',
  'not_found.transfer': 'No transfer of this name.',
  'not_found.user': 'No user of this name.',
  'not_found.version': 'No such state in the history.',
  'not_found.webhook': 'No webhook of this name.',
} as const satisfies Record<`${ErrorCode}.${string}`, string>;

export type FinerCode = keyof typeof FINER;

/** The code that a finer code refines. Any other code is returned unchanged. */
export function plainCode(code: string): string {
  return code.split('.', 1)[0]!;
}

/** The code with this name, of a refusal that was kept as text. */
export function errorCode(name: string): ErrorCode {
  return name in ERRORS ? (name as ErrorCode) : 'invalid_input';
}

/** One invalid field. `field` is a path such as `records[3].metadata.a`. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** Every error that a caller may see. Any other thrown error becomes `internal`. */
export class RecollectError extends Error {
  readonly code: ErrorCode;
  /** Sent to the caller: no memory content, no SQL. By default the first invalid field, else the advice of the code. */
  readonly detail: string;

  constructor(
    /** The code, or a finer code that also gives the reason. */
    readonly reason: ErrorCode | FinerCode,
    detail?: string,
    readonly errors: readonly FieldError[] = [],
    options?: ErrorOptions,
  ) {
    const code = plainCode(reason) as ErrorCode;
    const said = detail ?? saying(errors) ?? ERRORS[code].advice;
    super(`${reason}: ${said}`, options);
    this.name = 'RecollectError';
    this.code = code;
    this.detail = said;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** The first invalid field, as a sentence, and the number of the others. */
function saying([first, ...others]: readonly FieldError[]): string | undefined {
  if (first === undefined) return undefined;
  return sentence(first) + (others.length > 0 ? ` (and ${others.length} more)` : '');
}

/** How a field's message begins if it continues a sentence. */
const PREDICATE = /^(?:is|are|must|may|can|cannot|has|have|holds|names|belongs|goes|does|was) /;

/** An invalid field, as a sentence. */
export function sentence({ field, message }: FieldError): string {
  if (!PREDICATE.test(message)) return `${field}: ${message}`;
  return `${field === '(body)' ? 'The body' : field} ${message}`;
}

/** One invalid field: the usual error of a use case that checks more than a schema can. */
export function invalid(field: string, message: string, options?: ErrorOptions): RecollectError {
  return new RecollectError('invalid_input', undefined, [{ field, message }], options);
}
