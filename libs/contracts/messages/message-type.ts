/** The type of records that are turns of a conversation. */
export const MESSAGE_TYPE = 'message';

/** A message is of one user: a shared record of this type belongs to no history and is a record as any other. */
export function isMessage(type: string, userId: string | null): boolean {
  return type === MESSAGE_TYPE && userId !== null;
}
