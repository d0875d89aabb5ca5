import type { RecordRow } from '@memory/record-store/record-row.js';

type Checkpoint = Pick<RecordRow, 'fields' | 'content'>;

/**
 * What an agent's last checkpoint says of it (AMP v0.2 `agent_status`): blocked when it bears the flag BLOCKED or
 * names blockers, idle when it bears the flag IDLE or there is none, else in progress.
 */
export function agentStateOf(checkpoint: Checkpoint | undefined): 'idle' | 'in_progress' | 'blocked' {
  if (!checkpoint) return 'idle';
  const state = stateOf(checkpoint);
  const flags = texts(state['flags']).map((flag) => flag.trim().toUpperCase());
  if (flags.includes('BLOCKED')) return 'blocked';
  if (flags.includes('IDLE')) return 'idle';
  return texts(state['blockers']).some((blocker) => blocker.trim() !== '') ? 'blocked' : 'in_progress';
}

/** What it works on; null when it is idle. */
export function currentTaskOf(checkpoint: Checkpoint): string | null {
  if (agentStateOf(checkpoint) === 'idle') return null;
  const task = checkpoint.fields['working_on'];
  return typeof task === 'string' ? task : checkpoint.content;
}

function stateOf(checkpoint: Checkpoint): Record<string, unknown> {
  const { state } = checkpoint.fields;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
