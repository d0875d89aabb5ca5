import type {
  MessagesAppendBody, MessagesGetQuery, MessagesLinkBody, MessagesListQuery, MessagesRecordsQuery,
} from './generated/messages.js'; // prettier-ignore
import { type ItemOf, type Paged, paged } from './pages.js';
import type { CallOptions, OutputOf, Transport, WriteOptions } from './transport.js';

type NewMessage = MessagesAppendBody['messages'][number];
/** A tool call may have any type: an interface is not a `Record`. */
export type MessageInput = Omit<NewMessage, 'tool_calls'> & { readonly tool_calls?: readonly object[] };
export type AppendRequest = Omit<MessagesAppendBody, 'messages'> & { readonly messages: readonly MessageInput[] };

/** The permanent history of a user and agent: `client.messages`. */
export class Messages {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * In this order, all or none. A message with your own `id` may be sent again. Messages in the format of OpenAI's API
   * are accepted unchanged; of their parts the texts are kept.
   */
  append(request: AppendRequest, options?: WriteOptions): Promise<OutputOf<'messages.append'>> {
    return this.#transport.call('messages.append', { body: request as MessagesAppendBody }, options);
  }

  /** Newest first, or with `order: 'asc'` oldest first; of one agent, or without an agent. */
  list(
    query: MessagesListQuery = {},
    options?: CallOptions,
  ): Paged<ItemOf<'messages.list'>, OutputOf<'messages.list'>> {
    return paged(this.#transport, 'messages.list', { query }, options);
  }

  get(id: string, query?: MessagesGetQuery, options?: CallOptions): Promise<OutputOf<'messages.get'>> {
    return this.#transport.call('messages.get', { params: { id }, query }, options);
  }

  /** Records which records came from a message; `client.records.messages` returns the reverse. */
  link(id: string, asked: MessagesLinkBody, options?: CallOptions): Promise<OutputOf<'messages.link'>> {
    return this.#transport.call('messages.link', { params: { id }, body: asked }, options);
  }

  records(
    id: string,
    query: MessagesRecordsQuery = {},
    options?: CallOptions,
  ): Paged<ItemOf<'messages.records'>, OutputOf<'messages.records'>> {
    return paged(this.#transport, 'messages.records', { params: { id }, query }, options);
  }
}
