import { ARCHIVAL_TYPE, type Passage } from '@contracts/letta/letta-archival.operations.js';
import type { RecordOutput } from '@contracts/records/record.js';
import { readDashedId, readId, showDashedId } from '@kernel/ids.js';

const PREFIX = 'passage';

/** The row key of a passage's record, or `null` if the text is not a passage id. */
export function readPassageId(shown: string): string | null {
  return readDashedId(PREFIX, shown);
}

export function showPassageId(recordId: string): string {
  return showDashedId(PREFIX, readId(recordId) ?? recordId);
}

/** Whether a record is archival memory of this agent. */
export function isArchival({ type, agent }: RecordOutput, label: string): boolean {
  return type === ARCHIVAL_TYPE && agent === label;
}

/** A record as a Letta passage. */
export function showPassage(
  record: Pick<RecordOutput, 'id' | 'content' | 'tags' | 'metadata' | 'created_at' | 'updated_at'>,
): Passage {
  return {
    id: showPassageId(record.id),
    text: record.content,
    tags: record.tags,
    metadata: record.metadata,
    created_at: record.created_at,
    updated_at: record.updated_at ?? null,
    created_by_id: null,
    last_updated_by_id: null,
    is_deleted: false,
    archive_id: null,
    source_id: null,
    file_id: null,
    file_name: null,
    embedding: null,
    embedding_config: null,
  };
}
