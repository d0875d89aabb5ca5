import type { RecordRow } from '@memory/record-store/record-row.js';

type Checkpoint = Pick<RecordRow, 'fields' | 'content'>;

/**
 * The state of an agent by its last checkpoint (AMP v0.2 `agent_status`): blocked if it has the flag BLOCKED or names blockers, idle
 * if it has the flag IDLE or does not exist, otherwise in progress.
 */
export function agentStateOf(checkpoint: Checkpoint | undefined): 'idle' | 'in_progress' | 'blocked' {
  if (!checkpoint) return 'idle';
  const state = stateOf(checkpoint);
  const flags = texts(state['flags']).map((flag) => flag.trim().toUpperCase());
  if (flags.includes('BLOCKED')) return 'blocked';
  if (flags.includes('IDLE')) return 'idle';
  return texts(state['blockers']).some((blocker) => blocker.trim() !== '') ? 'blocked' : 'in_progress';
}

/** The task of the agent; null if it is idle. */
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
