import type { ReactNode } from 'react';
import { Button } from './controls.js';

/** Names and values. */
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

/** On a narrow screen each row is a block, with the column names beside the values. The ARIA roles stay. */
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
      <table role="table" className="w-full border-collapse text-left max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row" className="border-b border-line text-soft">
            {columns.map(({ name, right }) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className={`px-2 py-1.5 font-medium whitespace-nowrap ${right ? 'text-right' : ''}`}
              >
                {name || <span className="sr-only">Actions</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {rows.map((row) => (
            <tr key={idOf(row)} role="row" className="border-b border-line/60 last:border-0 max-md:block max-md:py-1.5">
              {columns.map(({ name, cell, right }) => (
                <Cell key={name} name={name} right={right}>
                  {cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({
  name,
  right,
  children,
}: {
  readonly name: string;
  readonly right?: boolean;
  readonly children: ReactNode;
}) {
  const empty = children === undefined || children === null || children === false || children === '';
  const side = right ? 'md:text-right tabular-nums' : '';
  const card = empty ? 'max-md:hidden' : name ? 'max-md:grid max-md:grid-cols-[7rem_minmax(0,1fr)]' : 'max-md:block';
  return (
    <td role="cell" className={`gap-x-2 px-2 py-1.5 align-top max-md:px-0 max-md:py-0.5 ${side} ${card}`}>
      {name && (
        <span aria-hidden className="text-soft md:hidden">
          {name}
        </span>
      )}
      <div className="min-w-0 md:contents">{children}</div>
    </td>
  );
}

interface Paged {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/** The next page of a list, if there is one. */
export function More({ of }: { readonly of: Paged }) {
  if (!of.hasNextPage) return null;
  return (
    <div>
      <Button busy={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
        More
      </Button>
    </div>
  );
}
