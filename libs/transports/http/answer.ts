/** What a controller method returns when the status or a header depends on the outcome. */
export class Answer<T> {
  constructor(
    readonly body: T,
    readonly options: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {}
}

/** JSON's `null`. Nest sends nothing at all for it, which is no JSON. */
export function jsonNull(): Answer<string> {
  return json(null);
}

/** JSON that is no object: Nest sends a bare text as text. */
export function json(value: string | null): Answer<string> {
  return new Answer(JSON.stringify(value), { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
}
