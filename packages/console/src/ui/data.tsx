import type { ReactNode } from 'react';

/** Names and what they are. */
export function Facts({ rows }: { readonly rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-1">
      {rows
        .filter(([, value]) => value !== undefined && value !== null && value !== '' && value !== false)
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

interface Column<T> {
  readonly name: string;
  readonly cell: (row: T) => ReactNode;
  readonly right?: boolean;
}

export function Table<T>({
  caption,
  columns,
  rows,
  idOf,
}: {
  readonly caption: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly idOf: (row: T) => string;
}) {
  return (
    <div tabIndex={0} role="region" aria-label={caption} className="relative overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-soft">
            {columns.map(({ name, right }) => (
              <th
                key={name}
                scope="col"
                className={`px-2 py-1.5 font-medium whitespace-nowrap ${right ? 'text-right' : ''}`}
              >
                {name || <span className="sr-only">Actions</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)} className="border-b border-line/60 last:border-0">
              {columns.map(({ name, cell, right }) => (
                <td key={name} className={`px-2 py-1.5 align-top ${right ? 'text-right tabular-nums' : ''}`}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
