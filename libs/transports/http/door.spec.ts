import { ampStore } from '@contracts/amp/amp.operations.js';
import { retrieveMemory } from '@contracts/memorybank/memorybank.operations.js';
import { getRecord, storeRecord } from '@contracts/records/records.operations.js';
import type { AnyOperation } from '@contracts/operation.js';
import type { FastifyRequest } from 'fastify';
import { type Door, Doors } from './door.js';
import { problemDetails } from './problem.js';

class Nothing {}

function door(name: string, operations: readonly AnyOperation[], path?: string): Door {
  const route = path === undefined ? undefined : { path, weight: 1, guardOrigins: () => undefined };
  return { name, module: Nothing, operations, route, refusals: problemDetails };
}
/** An operation with the same path prefix as ours. */
const guest: AnyOperation = { ...storeRecord, name: 'guest.store', path: '/v1/memories' };
const guestPart: AnyOperation = { ...getRecord, name: 'guest.part', path: '/v1/memories/{id}/parts/{part}' };
const doors = new Doors([
  door('rest', [storeRecord, getRecord]),
  door('amp', [ampStore]),
  door('memorybank', [retrieveMemory]),
  door('guest', [guest, guestPart]),
  door('mcp', [], '/mcp'),
]);
const asked = (method: string, url: string, route?: string): FastifyRequest =>
  ({ method, url, routeOptions: { url: route } }) as unknown as FastifyRequest;

it.each([
  ['POST', '/v1/records', '/v1/records', 'rest'],
  ['POST', '/amp/store', '/amp/store', 'amp'],
  ['POST', '/%6dcp', '/mcp', 'mcp'],
])('%s %s belongs to the door whose operation it asks for', (method, url, route, name) => {
  expect(doors.of(asked(method, url, route)).name).toBe(name);
});

it.each([
  ['/v1/memories', 'guest'],
  ['/v1/memories/7/parts', 'guest'],
  ['/v1/memories/7/nothing?x=/amp', 'guest'],
  ['/v1/records/7/nothing', 'rest'],
  ['/v1/nothing', 'rest'],
  ['/', 'rest'],
  ['/amp/nothing', 'amp'],
  ['/amplifier', 'rest'],
  ['/mcp/nothing', 'mcp'],
  [`${retrieveMemory.path}/nothing`, 'memorybank'],
])('%s, where no operation is, belongs to the door whose paths it agrees with for longest', (url, name) => {
  expect(doors.of(asked('DELETE', url)).name).toBe(name);
});
