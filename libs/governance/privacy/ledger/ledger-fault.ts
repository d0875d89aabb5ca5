/** A fault of the ledger, described for the operator by lines, positions and ids, without personal data. */
export class LedgerFault extends Error {}
