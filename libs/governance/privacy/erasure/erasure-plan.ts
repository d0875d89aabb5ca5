import type { CatalogueEntry } from '@schema/tables.js';

/** A dependent table: its rows are deleted with the rows that they belong to. */
export interface Hanging {
  readonly name: string;
  /** The column of `name` that holds the id of the parent row. */
  readonly column: string;
  readonly hanging: readonly Hanging[];
}

/** A table whose rows are found by their owner. */
export interface Root {
  readonly name: string;
  readonly hanging: readonly Hanging[];
}

/** How a person is erased, as the tables declare it. There is no other list of tables. */
export interface ErasurePlan {
  /** Deleted in the accepting transaction. */
  readonly atOnce: readonly Root[];
  /** Deleted before everything else, so that none starts. */
  readonly jobs: readonly Root[];
  /** Then these, in batches. */
  readonly roots: readonly Root[];
  /** Roots with a column that holds an agent's label. */
  readonly ofAgents: readonly (Root & { readonly column: string })[];
  /**
   * Tables whose rows depend on others without a foreign key, or on rows of another owner. They are searched once more
   * by owner, for late rows and rows without a parent.
   */
  readonly swept: readonly Root[];
  /** The users' own rows. */
  readonly last: readonly string[];
  /** Tables searched by owner. A foreign key deletes the rows of all others with them. */
  readonly counted: readonly string[];
  /** All tables that hold data of persons. */
  readonly ofUsers: readonly string[];
  /** What is deleted with a tenant besides its users' rows. Its own row is last. */
  readonly ofTenant: readonly string[];
}

type Declared = Pick<
  CatalogueEntry,
  'name' | 'owner' | 'erase' | 'hangsOn' | 'erased' | 'agentLabel' | 'outlivesTenant'
>;

/** @throws if a declaration leaves rows that nothing would find */
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

/** The tables of a plan that depend on this one, and those that depend on them. */
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
