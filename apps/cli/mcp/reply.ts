/** The fields of a JSON-RPC message that the bridge reads. */
export interface Message {
  readonly jsonrpc?: string;
  readonly id?: string | number | null;
  readonly method?: string;
  readonly params?: {
    readonly _meta?: Readonly<Record<string, unknown>>;
    readonly requestId?: unknown;
    readonly name?: unknown;
    readonly uri?: unknown;
  };
  readonly result?: { readonly protocolVersion?: string };
  readonly error?: { readonly code: number; readonly message: string };
}

/**
 * The messages of an HTTP response: an event stream, one JSON body, or a refusal, which is converted to a response to
 * `asked`.
 */
export async function* replyOf(response: Response, asked: Message): AsyncGenerator<Message> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream') && response.body) return yield* eventsOf(response.body);
  const text = await response.text();
  // A notification gets no response, not even a refusal.
  if (text === '' || asked.id === undefined) return;
  const message = type.includes('json') ? (JSON.parse(text) as Message) : {};
  if (message.result !== undefined || message.error !== undefined) return yield { ...message, id: asked.id };
  const error = { code: -32_000, message: `the server answered ${response.status}` };
  yield { jsonrpc: '2.0', id: asked.id, error };
}

/** Only the data of server-sent events is used, because there is nothing to resume. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Message> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true });
    const events = rest.split(/\r?\n\r?\n/);
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = event
        .split(/\r?\n/)
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice('data:'.length).replace(/^ /, ''))
        .join('\n');
      if (data !== '') yield JSON.parse(data) as Message;
    }
  }
}
