import type { OutputOf } from '@recollect/client';

/** A memory as `GET /v1/records/{id}` returns it. */
export type Whole = OutputOf<'records.get'>;
