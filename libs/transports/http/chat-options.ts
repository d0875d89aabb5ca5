import type { ChatOptions } from '@application/chat/chat-ask.js';
import { MEMORY_TOKENS } from '@contracts/chat/chat-headers.js';
import { check } from '@contracts/field-errors.js';
import { scopeName } from '@contracts/primitives.js';
import { invalid } from '@kernel/errors.js';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { leavingOf } from './leaving.js';
import { readHeaderText } from './key.guard.js';

type Headers = FastifyRequest['headers'];

/** Maximum length of a provider’s key. */
const LONGEST_KEY = 1_000;

/** The options in a chat’s headers, and a signal that is aborted when the client disconnects. */
export const Chatting = createParamDecorator((_: unknown, context: ExecutionContext): ChatOptions => {
  const http = context.switchToHttp();
  const { headers } = http.getRequest<FastifyRequest>();
  return { ...readChatOptions(headers), signal: leavingOf(http.getResponse<FastifyReply>()) };
});

/** @throws RecollectError invalid_input, naming the header */
function readChatOptions(headers: Headers): Omit<ChatOptions, 'signal'> {
  return {
    agent: nameIn(headers, 'X-Agent-Id'),
    session: nameIn(headers, 'X-Session-Id'),
    project: nameIn(headers, 'X-Project-Id'),
    memoryTokens: tokensIn(headers),
    cites: flagIn(headers),
    providerKey: keyIn(headers),
  };
}

function textIn(headers: Headers, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  const text = Array.isArray(value) ? value[0] : value;
  return text?.trim() || undefined;
}

function nameIn(headers: Headers, name: string): string | undefined {
  const text = textIn(headers, name);
  if (text === undefined) return undefined;
  const { data, errors } = check(scopeName, readHeaderText(text));
  if (errors) throw invalid(name, errors[0]?.message ?? 'is not a valid name');
  return data;
}

function tokensIn(headers: Headers): number {
  const text = textIn(headers, 'X-Memory-Tokens');
  if (text === undefined) return MEMORY_TOKENS.usual;
  const tokens = /^\d{1,6}$/.test(text) ? Number(text) : Infinity;
  if (tokens > MEMORY_TOKENS.most) {
    throw invalid('X-Memory-Tokens', `must be a whole number from 0 to ${MEMORY_TOKENS.most}`);
  }
  return tokens;
}

function flagIn(headers: Headers): boolean {
  const text = textIn(headers, 'X-Memory-Citations') ?? 'false';
  if (text !== 'true' && text !== 'false') throw invalid('X-Memory-Citations', 'must be true or false');
  return text === 'true';
}

function keyIn(headers: Headers): string | undefined {
  const key = textIn(headers, 'X-Provider-Key');
  if (key !== undefined && (key.length > LONGEST_KEY || !/^[\x21-\x7e]+$/.test(key))) {
    throw invalid('X-Provider-Key', `must be a key of at most ${LONGEST_KEY} characters`);
  }
  return key;
}
