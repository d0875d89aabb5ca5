import { isMessage } from '@contracts/messages/message-type.js';
import { showId } from '@kernel/ids.js';
import { happened } from '@platform/database/changes.js';

/** Reports changes of records as events. A message is a record too, but has events of its own. */
export function tellOfRecords(
  what: 'created' | 'updated' | 'deleted',
  userId: string | null,
  rows: readonly { readonly id: string; readonly type: string }[],
): void {
  const said = rows.filter(({ type }) => isMessage(type, userId));
  const ids = (some: typeof rows) => some.map(({ type, id }) => showId(type, id));
  happened(`message.${what}`, userId, ids(said));
  happened(`record.${what}`, userId, ids(rows.filter((row) => !said.includes(row))));
}
