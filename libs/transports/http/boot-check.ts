import { OPERATIONS } from '@contracts/catalogue.js';
import { DiscoveryService } from '@nestjs/core';
import type { Doors } from './door.js';
import { operationOf } from './operation.decorator.js';

/**
 * Checks that exactly one controller method serves each operation of the catalogue, that each operation belongs to
 * one door, and that every served operation is in the catalogue. @throws Error naming the violations: the process
 * must not start
 */
export function checkOperations(discovery: DiscoveryService, doors: Doors): void {
  const served = discovery.getControllers().flatMap(({ metatype }) => {
    const prototype = (metatype as { prototype?: object } | undefined)?.prototype;
    return prototype ? operationsOf(prototype) : [];
  });
  const faults = [
    ...OPERATIONS.filter(({ name }) => !served.includes(name)).map(({ name }) => `${name} has no server`),
    ...served.filter((name, i) => served.indexOf(name) !== i).map((name) => `${name} has two servers`),
    ...served
      .filter((name) => !OPERATIONS.some((operation) => operation.name === name))
      .map((name) => `${name} is not in the catalogue`),
    ...OPERATIONS.filter((one) => doors.all.filter(({ operations }) => operations.includes(one)).length !== 1).map(
      ({ name }) => `${name} belongs to no door, or to two`,
    ),
  ];
  if (faults.length > 0) throw new Error(`operations: ${faults.join('; ')}`);
}

function operationsOf(prototype: object): string[] {
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const method: unknown = Object.getOwnPropertyDescriptor(prototype, name)?.value;
    const operation = typeof method === 'function' ? operationOf(method) : undefined;
    return operation ? [operation.name] : [];
  });
}
