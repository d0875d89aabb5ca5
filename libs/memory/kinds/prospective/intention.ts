import type { Triggered } from '@contracts/cognitive/triggered.js';
import type { listIntentions } from '@contracts/cognitive/prospective.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import { type Fields, nodeOf, numberOf, textOf } from '../kind.js';

type Intention = OutputOf<typeof listIntentions>['intentions'][number];

const priorityOf = (fields: Fields): number => numberOf(fields, 'priority', 1);

/** The time at which it is due; null if it has no time trigger. */
function dueAtOf(fields: Fields): Date | null {
  const at = new Date(textOf(fields, 'trigger_at') || Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** The current status: an intention that is due by time counts as triggered, even if nobody has checked. */
export function statusOf(fields: Fields, now: Date): Intention['status'] {
  const status = textOf(fields, 'status');
  if (status === 'triggered' || status === 'resolved') return status;
  const due = dueAtOf(fields);
  return due !== null && due <= now ? 'triggered' : 'pending';
}

function told({ fields, content }: RecordRow) {
  const condition = textOf(fields, 'trigger_condition');
  const at = dueAtOf(fields);
  return {
    description: content,
    ...(condition && { trigger_condition: condition }),
    ...(at && { trigger_at: at.toISOString() }),
    action_on_trigger: textOf(fields, 'action_on_trigger'),
    priority: priorityOf(fields),
  };
}

export function showIntention(row: RecordRow, now: Date): Intention {
  const at = textOf(row.fields, 'triggered_at');
  return { ...nodeOf(row), ...told(row), status: statusOf(row.fields, now), ...(at && { triggered_at: at }) };
}

export function showTriggered(row: RecordRow, by: Triggered['by'], at: Date): Triggered {
  const { id, node_id } = nodeOf(row);
  return { id, node_id, ...told(row), status: 'triggered', triggered_at: at.toISOString(), by };
}

/** Most urgent first, then oldest. */
export function byUrgency(a: RecordRow, b: RecordRow): number {
  const older = a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);
  return priorityOf(b.fields) - priorityOf(a.fields) || older;
}
