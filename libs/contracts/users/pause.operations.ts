import { z } from 'zod';
import { operation } from '../operation.js';
import { instantOutput, storedUserId } from '../primitives.js';

const userParams = z.object({ user_id: storedUserId });
const answer = z.object({
  user_id: z.string(),
  paused: z.boolean(),
  paused_at: instantOutput.optional().describe('Since when.'),
});
export type PauseAnswer = z.input<typeof answer>;

export const pauseUser = operation({
  name: 'users.pause',
  method: 'PUT',
  path: '/v1/admin/users/{user_id}/pause',
  summary: 'Pause learning about a user',
  description:
    'From now on, every request that would store memory for the user is refused with `learning_paused`, over every protocol, and jobs derive nothing new. Reading, correcting, deleting, export and erasure still work. Creates the user if there is none.',
  permission: 'privacy',
  touches: 'tenant',
  reads: false,
  params: userParams,
  output: answer,
  status: 200,
  errors: ['not_found'],
});

export const resumeUser = operation({
  name: 'users.resume',
  method: 'DELETE',
  path: '/v1/admin/users/{user_id}/pause',
  summary: 'Resume learning about a user',
  permission: 'privacy',
  touches: 'tenant',
  reads: false,
  params: userParams,
  output: answer,
  status: 200,
  errors: ['not_found'],
});

export const PAUSE_OPERATIONS = [pauseUser, resumeUser] as const;
