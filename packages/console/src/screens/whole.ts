import type { OutputOf } from '@recollect/client';

/** A memory as `GET /v1/records/{id}` answers it. */
export type Whole = OutputOf<'records.get'>;
