/** What a controller method returns when the status or a header depends on the outcome. */
export class Answer<T> {
  constructor(
    readonly body: T,
    readonly options: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {}
}
