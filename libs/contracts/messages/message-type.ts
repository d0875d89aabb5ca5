/** The record type of a conversation turn. */
export const MESSAGE_TYPE = 'message';

/** A message belongs to a user. A shared record of this type belongs to no history and is an ordinary record. */
export function isMessage(type: string, userId: string | null): boolean {
  return type === MESSAGE_TYPE && userId !== null;
}
