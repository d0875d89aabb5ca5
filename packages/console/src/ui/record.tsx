import type { MemoryRecord } from '@recollect/client';
import type { ReactNode } from 'react';
import { day, moment } from '../lib/format.js';
import { Badge, Goto, Stored } from './controls.js';

/** `[redacted:kind]` marks what was removed when it was stored. */
const REDACTED = /(\[redacted[^\]]*\])/g;

/** A stored text, with its removed secrets marked. */
export function Content({ text, className }: { readonly text: string; readonly className?: string }) {
  const parts = text.split(REDACTED);
  return (
    <Stored className={className}>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <mark key={index} title="A secret was cut out here" className="rounded bg-warn-tint px-1 text-warn">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </Stored>
  );
}

/** The properties of a memory beside its text. */
export function Marks({ record, children }: { readonly record: MemoryRecord; readonly children?: ReactNode }) {
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Badge>{record.type}</Badge>
      {record.shared && <Badge tone="accent">shared</Badge>}
      {record.pinned && <Badge tone="accent">pinned</Badge>}
      {record.quarantined && <Badge tone="warn">held back</Badge>}
      {record.superseded_by && <Badge tone="warn">superseded</Badge>}
      {record.compressed && <Badge>folded</Badge>}
      {record.trust !== undefined && record.trust < 1 && <Badge tone="warn">trust {record.trust.toFixed(2)}</Badge>}
      {(record.speaker ?? record.role) && (
        <span className="text-soft">
          <bdi>{record.speaker ?? record.role}</bdi>
        </span>
      )}
      <span className="text-soft" title={moment(record.occurred_at)}>
        {day(record.occurred_at)}
      </span>
      {record.tags.map((tag) => (
        <Goto key={tag} to="/memories" search={taggedBy(tag)} className="inline-block min-h-[24px] leading-[24px]">
          <bdi>#{tag}</bdi>
        </Goto>
      ))}
      {children}
    </span>
  );
}

/** The field for tags is split at commas, and a tag may contain one. */
const taggedBy = (tag: string) =>
  tag.includes(',') ? { filter: JSON.stringify({ tags: { any: [tag] } }) } : { tags: tag };

/** One line that links to the memory. */
export function RecordLink({ record }: { readonly record: MemoryRecord }) {
  return (
    <Goto to="/memories" search={{ id: record.id }} className="inline-block min-h-[24px]">
      <Stored className="line-clamp-2">{record.title ?? record.content}</Stored>
    </Goto>
  );
}
