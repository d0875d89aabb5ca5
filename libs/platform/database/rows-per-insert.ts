/**
 * Parameters of one statement. Writing a statement down takes some 5 µs a parameter on the one thread of the process (a
 * thousand records of 35 columns in one took 200 ms), and everybody else waits so long. Postgres itself takes 65,535.
 */
const PARAMETERS_AT_ONCE = 3_000;

/** How many rows of so many columns one statement inserts; between two statements others have their turn. */
export function rowsPerInsert(columns: number): number {
  return Math.max(1, Math.floor(PARAMETERS_AT_ONCE / columns));
}
