import { compactionSettings } from '@contracts/compaction/compaction.settings.js';
import { contextSettings } from '@contracts/context/context.settings.js';
import { extractionSettings, userExtraction } from '@contracts/extraction/extraction.settings.js';
import { FORGETTING } from '@contracts/lifecycle/forgetting.js';
import type { ExportLine } from '@contracts/portability/portability-lines.js';
import { revisionSettings } from '@contracts/revision/revision.settings.js';
import type { SettingsSubject } from '@contracts/settings-subject.js';
import { languageTag, timeZone } from '@contracts/primitives.js';
import { UsersRepository } from '@memory/users/users.repository.js';
import { may, type Scope } from '@kernel/scope.js';
import { Settings } from '@memory/settings/settings.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import type { z } from 'zod';
import type { ImportRun, Outcome } from './import-run.js';

/** `safety` is left out: otherwise a file could set the policy for the secrets in it. */
const SUBJECTS = [
  FORGETTING,
  compactionSettings,
  contextSettings,
  revisionSettings,
  extractionSettings,
] as readonly SettingsSubject<object>[];

/** Where a user may set less than the tenant. */
const OF_USERS: Readonly<Record<string, z.ZodType<object>>> = { [extractionSettings.name]: userExtraction };

/**
 * Imports the user's settings that are not set here. The key must be allowed to set them, so that a file grants no
 * right that its sender lacks. Epoch, legal hold and pause belong to this installation and are never taken from a file.
 */
@Injectable()
export class ImportSettings {
  constructor(
    private readonly users: UsersRepository,
    private readonly settings: Settings,
  ) {}

  async run(run: ImportRun): Promise<void> {
    const allowed = may(run.scope, 'admin');
    for await (const line of run.archive.lines('users')) {
      await run.store('users', 1, async (tx, owner) => {
        if (!allowed) return { leftOut: 1 };
        const [cleaned = line] = await run.cleaned(tx, owner, [line]);
        return this.user(tx, run.scope, cleaned);
      });
    }
    for await (const line of run.archive.lines('user_settings')) {
      const subject = SUBJECTS.find(({ name }) => name === line.name);
      const value = subject && (OF_USERS[subject.name] ?? subject.schema).safeParse(line.value);
      await run.store('user_settings', 1, (tx) =>
        allowed && subject && value?.success
          ? this.document(tx, run.scope, subject, value.data)
          : Promise.resolve({ leftOut: 1 }),
      );
    }
  }

  private async user(tx: Tx, scope: ImportRun['scope'], line: ExportLine<'users'>): Promise<Outcome> {
    const zone = timeZone.nullable().safeParse(line.time_zone);
    const language = languageTag.nullable().safeParse(line.language);
    await this.users.adopt(tx, scope, scope.userId, {
      timeZone: zone.success ? zone.data : null,
      language: language.success ? language.data : null,
      metadata: line.metadata,
    });
    return { present: 1 };
  }

  private async document(
    tx: Tx,
    scope: Scope & { readonly userId: string },
    subject: SettingsSubject<object>,
    value: object,
  ): Promise<Outcome> {
    const owner = { tenantId: scope.tenantId, userId: scope.userId };
    const { user } = await this.settings.read(tx, owner, subject);
    if (user) return { present: 1 };
    await this.settings.put(tx, owner, subject, value, { by: scope.keyId });
    return { stored: 1 };
  }
}
