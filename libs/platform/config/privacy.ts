import { z } from 'zod';
import { ConfigError } from './config-error.js';

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** The part of the environment that says how erasures and the audit are vouched for. */
export const PRIVACY_ENVIRONMENT = {
  /** Ed25519 private key in PEM that receipts of erasures are signed with. Absent: derived from the newest secret. */
  RECEIPT_KEY: z.string().min(1).optional(),
  /** The longest that a backup is kept, in days: what receipts say of backups. */
  BACKUP_HORIZON_DAYS: whole(0, 36_500).optional(),
  /** Where the heads of the audit's chains are sent: a file's path, or an http(s) URL. Absent: nowhere. */
  AUDIT_SINK: z.string().min(1).optional(),
  /** Signs what is sent to a URL. */
  AUDIT_SINK_SECRET: z.string().min(32).optional(),
  AUDIT_SINK_SECONDS: whole(1, 86_400).default(300),
  AUDIT_SINK_ENTRIES: whole(1, 1_000_000).default(1_000),
};
type PrivacyEnvironment = z.output<z.ZodObject<typeof PRIVACY_ENVIRONMENT>>;

export interface AuditConfig {
  readonly sink: string | undefined;
  readonly sinkSecret: string | undefined;
  /** A head is sent when the last one is so old, or so many entries behind. */
  readonly sinkSeconds: number;
  readonly sinkEntries: number;
}

/** @throws ConfigError naming what is wrong with the sink */
export function readAudit(e: PrivacyEnvironment): AuditConfig {
  if (e.AUDIT_SINK && /^https?:/i.test(e.AUDIT_SINK)) {
    if (!URL.canParse(e.AUDIT_SINK)) throw new ConfigError('AUDIT_SINK: is no URL and no path');
    if (!e.AUDIT_SINK_SECRET) throw new ConfigError('AUDIT_SINK_SECRET: required when AUDIT_SINK is a URL');
  }
  return {
    sink: e.AUDIT_SINK,
    sinkSecret: e.AUDIT_SINK_SECRET,
    sinkSeconds: e.AUDIT_SINK_SECONDS,
    sinkEntries: e.AUDIT_SINK_ENTRIES,
  };
}
