import type { CatalogueEntry } from '@schema/tables.js';

/** Rows that go with those of the table that they hang on. */
export interface Hanging {
  readonly name: string;
  /** Of `name`: it holds the id of the row above. */
  readonly column: string;
  readonly hanging: readonly Hanging[];
}

/** A table whose rows of a person are looked for by the person. */
export interface Root {
  readonly name: string;
  readonly hanging: readonly Hanging[];
}

/** How a person is erased, as the tables declare it. No list of tables is kept anywhere else. */
export interface ErasurePlan {
  /** In the transaction that accepts. */
  readonly atOnce: readonly Root[];
  /** Deleted before all else, so that none begins. */
  readonly jobs: readonly Root[];
  /** Then these, batch by batch. */
  readonly roots: readonly Root[];
  /** Roots that bear an agent's label, and in which column. */
  readonly ofAgents: readonly (Root & { readonly column: string })[];
  /**
   * Whose rows hang on others without a foreign key, or on what may be somebody else's: looked through once more by
   * person, for what came late or hangs on nothing of theirs.
   */
  readonly swept: readonly Root[];
  /** The rows of the persons themselves. */
  readonly last: readonly string[];
  /** Tables whose rows are looked for by person; a foreign key takes those of all others along. */
  readonly counted: readonly string[];
  /** All tables of persons. */
  readonly ofUsers: readonly string[];
  /** What goes with a tenant beside its users' rows, its own row last. */
  readonly ofTenant: readonly string[];
}

type Declared = Pick<
  CatalogueEntry,
  'name' | 'owner' | 'erase' | 'hangsOn' | 'erased' | 'agentLabel' | 'outlivesTenant'
>;

/** @throws when a declaration leaves rows that nothing would find */
export function planErasure(catalogue: readonly Declared[]): ErasurePlan {
  const ofUsers = catalogue.filter(({ owner }) => owner === 'user');
  checkParents(catalogue, ofUsers);
  const rootOf = ({ name }: Declared): Root => ({ name, hanging: hangingOn(name, ofUsers) });
  const stands = ({ hangsOn }: Declared): boolean => hangsOn === undefined;
  return {
    atOnce: ofUsers.filter(({ erased }) => erased === 'at_once').map(rootOf),
    jobs: ofUsers.filter(({ erased }) => erased === 'first').map(rootOf),
    roots: ofUsers.filter((table) => table.erased === undefined && stands(table)).map(rootOf),
    ofAgents: ofUsers.flatMap((table) =>
      table.agentLabel !== undefined && stands(table) ? [{ ...rootOf(table), column: table.agentLabel }] : [],
    ),
    swept: ofUsers.filter((table) => !stands(table) && table.erase === 'rows').map(rootOf),
    last: ofUsers.filter(({ erased }) => erased === 'last').map(({ name }) => name),
    counted: ofUsers.filter(({ erase }) => erase === 'rows').map(({ name }) => name),
    ofUsers: ofUsers.map(({ name }) => name),
    ofTenant: catalogue
      .filter(
        ({ owner, erase, outlivesTenant, name }) =>
          owner === 'tenant' && erase !== 'erasure' && !outlivesTenant && name !== 'tenants',
      )
      .map(({ name }) => name),
  };
}

/** The tables of a plan that hang on this one, and what hangs on those. */
function hangingOn(parent: string, tables: readonly Declared[], above: readonly string[] = []): Hanging[] {
  if (above.includes(parent)) throw new Error(`${parent} hangs on itself`);
  return tables.flatMap(({ name, hangsOn }) =>
    (hangsOn?.[parent] ?? []).map((column) => ({ name, column, hanging: hangingOn(name, tables, [...above, parent]) })),
  );
}

function checkParents(catalogue: readonly Declared[], ofUsers: readonly Declared[]): void {
  for (const { name, owner, erase, hangsOn } of catalogue) {
    const parents = Object.keys(hangsOn ?? {});
    if (owner !== 'user' && parents.length > 0) throw new Error(`${name} hangs on rows of users and is not theirs`);
    if (erase === 'cascade' && parents.length === 0)
      throw new Error(`${name} is erased with its parent and names none`);
    const unknown = parents.find((parent) => !ofUsers.some((table) => table.name === parent));
    if (unknown !== undefined) throw new Error(`${name} hangs on ${unknown}, which is no table of users`);
  }
}
