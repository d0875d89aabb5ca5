import { EntityMentions } from '@memory/entities/entity-mentions.js';
import { type IndexedVersion, type Owner, PassageIndex } from '@memory/indexing/passage-index.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';

type Text = Omit<IndexedVersion, 'title' | 'speaker'> & {
  readonly title: string | null;
  readonly speaker: string | null;
};

/** A past version, with the end of its validity. */
export type PastText = Text & { readonly supersededAt: Date };

/** Writes everything derived from a text, in the same transaction: the words by which it is found, and the names that link it. */
@Injectable()
export class IndexTexts {
  constructor(
    private readonly index: PassageIndex,
    private readonly mentions: EntityMentions,
  ) {}

  /**
   * Every version is indexed by its words, because `as_of` can search past ones. Links have no history, so past versions have no
   * names.
   * @returns outbox ids of the jobs that compute their vectors
   */
  async add(tx: Tx, owner: Owner, current: readonly Text[], past: readonly PastText[]): Promise<string[]> {
    const jobs = await this.index.add(tx, owner, [...past, ...current]);
    const ends = past.map(({ recordId, version, supersededAt: at }) => ({ recordId, version, at }));
    if (ends.length > 0) await this.index.endVersions(tx, owner.tenantId, ends);
    await this.mentions.add(tx, owner, current);
    return jobs;
  }

  /** After an edit. @returns as `add` */
  async replace(tx: Tx, owner: Owner, text: Text, at: Date): Promise<string[]> {
    await this.index.supersede(tx, owner, text.recordId, at);
    await this.mentions.replace(tx, owner, text);
    return this.index.add(tx, owner, [text]);
  }

  /** For records that are being deleted; their names are deleted with them. */
  remove(tx: Tx, tenantId: string, recordIds: readonly string[]): Promise<void> {
    return this.index.remove(tx, tenantId, recordIds);
  }
}
