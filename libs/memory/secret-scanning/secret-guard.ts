import { safetySettings, type SecretPolicy } from '@contracts/trust/safety.settings.js';
import { RecollectError } from '@kernel/errors.js';
import { Settings, type SettingsOwner } from '@memory/settings/settings.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { scanForSecrets, type Scanned, type SecretFound } from './scan.js';

/** Applies the secrets policy of tenant and user. */
@Injectable()
export class SecretGuard {
  constructor(private readonly settings: Settings) {}

  /**
   * Whether findings are redacted or stored. Without findings no statement runs.
   * @throws RecollectError secret_detected if the policy is to reject
   */
  async decide(tx: Tx, owner: SettingsOwner, found: readonly SecretFound[]): Promise<'redact' | 'off'> {
    if (found.length === 0) return 'redact';
    const policy = await this.policyIn(tx, owner);
    if (policy === 'reject') throw refusal(found);
    return policy;
  }

  /** Applies the policy to an object before it is stored. @throws RecollectError secret_detected */
  async guard<T extends object>(
    tx: Tx,
    owner: SettingsOwner,
    input: T,
    names: ReadonlySet<string>,
  ): Promise<Scanned<T>> {
    const scanned = scanForSecrets(input, names);
    const decision = await this.decide(tx, owner, scanned.found);
    return decision === 'redact' ? scanned : { cleaned: input, found: [] };
  }

  private async policyIn(tx: Tx, { tenantId, userId }: SettingsOwner): Promise<SecretPolicy> {
    const { tenant, user } = await this.settings.read(tx, { tenantId, userId }, safetySettings);
    return user?.value.secrets ?? tenant?.value.secrets ?? 'redact';
  }
}

function refusal(found: readonly SecretFound[]): RecollectError {
  const errors = found.map(({ field, kind }) => ({ field, message: `holds a secret: ${kind}` }));
  const [first] = errors;
  return new RecollectError('secret_detected', `${first?.field}: ${first?.message}`, errors);
}
