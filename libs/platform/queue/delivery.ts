import { z } from 'zod';
import type { Dispatch } from './job-rows.js';

/** Ids only: Redis holds no content. */
const DATA = z.object({ tenant_id: z.uuid(), outbox_id: z.uuid() });

/**
 * A dispatch in BullMQ's form. The dispatch number is part of the id, because BullMQ silently ignores a job whose id it
 * already has. BullMQ itself never retries: the outbox counts the attempts.
 */
export function deliveryOf({ tenantId, outboxId, job, dispatch, bulk = false }: Dispatch) {
  return {
    name: job,
    data: { tenant_id: tenantId, outbox_id: outboxId },
    opts: {
      jobId: `${outboxId}-${dispatch}`,
      attempts: 1,
      removeOnComplete: true,
      removeOnFail: true,
      // Goes behind the few urgent ones that wait there.
      ...(bulk && { priority: 1 }),
    },
  };
}

/** `undefined` for anything that was not put there by a relay. */
export function dispatchOf(delivered: { name: string; data: unknown; id?: string | undefined }): Dispatch | undefined {
  const data = DATA.safeParse(delivered.data);
  const number = /-(\d{1,9})$/.exec(delivered.id ?? '')?.[1];
  if (!data.success || number === undefined) return undefined;
  return {
    tenantId: data.data.tenant_id,
    outboxId: data.data.outbox_id,
    job: delivered.name,
    dispatch: Number(number),
  };
}
