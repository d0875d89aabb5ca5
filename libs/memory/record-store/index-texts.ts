import { EntityMentions } from '@memory/entities/entity-mentions.js';
import { type IndexedVersion, type Owner, PassageIndex } from '@memory/indexing/passage-index.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';

type Text = Omit<IndexedVersion, 'title' | 'speaker'> & {
  readonly title: string | null;
  readonly speaker: string | null;
};

/** A version that was believed until another took its place. */
export type PastText = Text & { readonly supersededAt: Date };

/** All that is written of a text beside it, in its transaction: the words that it is found by, and the names that link it. */
@Injectable()
export class IndexTexts {
  constructor(
    private readonly index: PassageIndex,
    private readonly mentions: EntityMentions,
  ) {}

  /**
   * Every version has its words, what was believed then can be asked for; links are of now, so past ones have no names.
   * @returns outbox ids of the jobs that make their vectors
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

  /** Of records that are being deleted; their names go with them. */
  remove(tx: Tx, tenantId: string, recordIds: readonly string[]): Promise<void> {
    return this.index.remove(tx, tenantId, recordIds);
  }
}
