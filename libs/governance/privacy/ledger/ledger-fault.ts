/** What is wrong with the ledger, in words for the operator: lines, places and ids, nothing of anybody. */
export class LedgerFault extends Error {}
