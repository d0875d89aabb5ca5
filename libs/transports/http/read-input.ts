import { check, NOT_KNOWN } from '@contracts/field-errors.js';
import { findHostile, isTooDeep } from '@contracts/hostile.js';
import { LIMITS } from '@contracts/limits.js';
import type { AnyOperation, InputOf } from '@contracts/operation.js';
import { RecollectError, type FieldError } from '@kernel/errors.js';
import { isObject } from '@kernel/is-object.js';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

/** The parts of a request that contain an operation's fields. */
export interface InputParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Validates a request with its operation's schemas. @throws RecollectError `invalid_input`, naming every wrong field
 */
export function readInput<O extends AnyOperation>(operation: O, request: FastifyRequest): InputOf<O> {
  const { params, query, body } = request;
  refuseUnknownQuery(operation, query);
  return readParts(operation, { params, query, body });
}

/**
 * Administrative operations reject unknown query parameters, because one that should narrow the operation (`user_id`,
 * `dry_run`) would otherwise be ignored. An operation with a query schema checks its own.
 */
function refuseUnknownQuery({ touches, query: schema }: AnyOperation, query: unknown): void {
  if ((touches !== 'tenant' && touches !== 'install') || schema !== undefined) return;
  const unknown = Object.keys(query ?? {}).map((field) => ({
    field: field || '(empty)',
    message: 'is not a known field',
  }));
  if (unknown.length > 0) throw invalidInput(unknown.slice(0, 20));
}

export function readParts<O extends AnyOperation>(operation: O, parts: InputParts): InputOf<O> {
  const errors: FieldError[] = [];
  const read = (schema: z.ZodType | undefined, value: unknown, holdsJson = false): unknown => {
    if (!schema) return {};
    // Even input that is checked item by item is first hashed and walked as a whole.
    const { deepest } = operation;
    if (isTooDeep(value, deepest))
      return void errors.push({
        field: '(body)',
        message: `must not nest deeper than ${deepest ?? LIMITS.depth} levels`,
      });
    const own = schema === operation.body ? withoutItems(value, operation.itemwise) : value;
    const hostile = findHostile(own, '', 0, deepest);
    if (hostile) return void errors.push(hostile);
    const { data, errors: wrong } = check(schema, value);
    // JSON inside a string (a filter in a query string) is checked again after parsing.
    const inside = holdsJson && !wrong ? findHostile(data, '') : null;
    if (inside) return void errors.push(inside);
    if (!wrong) return data;
    errors.push(...(holdsJson ? wrong.map((error) => asRepeated(schema, value, error)) : wrong));
  };
  const input = {
    params: read(operation.params, parts.params),
    query: read(operation.query, parts.query, true),
    body: read(operation.body, operation.dropsNul ? withoutNul(parts.body) : parts.body),
  };
  if (errors.length > 0) throw invalidInput(errors);
  return input as InputOf<O>;
}

/** A query parameter that was given several times arrives as a list: unless it may be one, that is what is wrong with it. */
function asRepeated(schema: z.ZodType, query: unknown, error: FieldError): FieldError {
  const { field, message } = error;
  const values = isObject(query) ? query[field] : undefined;
  if (!Array.isArray(values) || message.startsWith(NOT_KNOWN)) return error;
  const { errors = [] } = check(schema, { ...(query as object), [field]: [] });
  if (!errors.some((other) => other.field === field)) return error;
  return { field, message: `was given ${values.length === 2 ? 'twice' : `${values.length} times`}; give it once` };
}

/** Does not recurse beyond the maximum depth, because such input is refused anyway. */
function withoutNul(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '');
  if (typeof value !== 'object' || value === null || depth > 2 * LIMITS.depth) return value;
  if (Array.isArray(value)) return value.map((item) => withoutNul(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutNul(item, depth + 1)]));
}

/** Items that the use case checks one by one must not reject the whole request here. */
function withoutItems(body: unknown, field: string | undefined): unknown {
  if (field === undefined || typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
}

export function invalidInput(errors: readonly FieldError[]): RecollectError {
  return new RecollectError('invalid_input', undefined, errors);
}
