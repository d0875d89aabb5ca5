/**
 * The only source of instants. Injected, so that tests can travel in time.
 * Leases alone use the database's clock, because two processes must agree on them.
 */
export class Clock {
  now(): Date {
    return new Date();
  }
}
