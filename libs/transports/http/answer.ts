/** Returned by a controller method if the status or a header depends on the outcome. */
export class Answer<T> {
  constructor(
    readonly body: T,
    readonly options: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {}
}

/** JSON's `null`. Nest would send an empty body, which is not JSON. */
export function jsonNull(): Answer<string> {
  return json(null);
}

/** JSON that is not an object. Nest would send a bare string as text. */
export function json(value: string | null): Answer<string> {
  return new Answer(JSON.stringify(value), { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
}
