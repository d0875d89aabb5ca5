import type { decideMemory } from '@contracts/decisions/decisions.operations.js';
import type { OutputOf } from '@contracts/operation.js';

export function showDecided(answer: OutputOf<typeof decideMemory>): string {
  const { should_store: stores, memory_type: type, content, update_memory_id: changed, record, reason } = answer;
  const by = `${reason} Decided by the ${answer.decided_by}, ${Math.round(answer.confidence * 100)} % sure.`;
  if (!stores) return `Not worth remembering. ${by}`;
  const what = `${type.toLowerCase()}: ${JSON.stringify(content)}${changed === null ? '' : `, which brings ${changed} up to date`}`;
  return record ? `Remembered as ${record.id}, ${what}. ${by}` : `Worth remembering as ${what}. ${by}`;
}
