import { z } from 'zod';
import { anyQuery } from './mem0-shapes.js';
import { operation } from '../operation.js';
import { label, storedUserId } from '../primitives.js';
import { openObject } from '../records/record.js';
import { settingsSubject } from '../settings-subject.js';

const text = z.string().max(20_000).nullable().optional();
/**
 * The project settings that clients send. They are stored and returned but have no effect: nothing is inferred, so
 * there is nothing to instruct.
 */
const project = {
  custom_instructions: text,
  agent_custom_instructions: text,
  custom_categories: z.array(openObject).max(256).nullable().optional(),
  memory_depth: z.string().max(64).nullable().optional(),
  usecase_setting: z
    .union([z.string().max(2_000), openObject])
    .nullable()
    .optional(),
  multilingual: z.boolean().nullable().optional(),
  decay: z.union([z.boolean(), openObject]).nullable().optional(),
};
export const MEM0_PROJECT_FIELDS = Object.keys(project) as (keyof typeof project)[];
const document = z.object(project);
export type Mem0Project = z.output<typeof document>;
export const mem0ProjectSettings = settingsSubject<Mem0Project>({ name: 'mem0_project', schema: document });

const params = z.object({ org_id: label, project_id: label });
const path = '/api/v1/orgs/organizations/{org_id}/projects/{project_id}' as const;
const one = { touches: 'tenant' as const, params, path, status: 200, errors: ['not_found'] as const };

export const mem0GetProject = operation({
  ...one,
  name: 'mem0.get_project',
  method: 'GET',
  summary: 'mem0 get project',
  description: 'The settings stored by `mem0.update_project`. Both ids are the ones that ping returns.',
  permission: 'records:read',
  reads: true,
  query: z.looseObject({
    fields: z.union([z.array(z.string().max(64)).max(64), z.string().max(64)]).optional(),
  }),
  output: z.looseObject({ ...project, id: z.string(), name: z.string() }).partial(),
});

export const mem0UpdateProject = operation({
  ...one,
  name: 'mem0.update_project',
  method: 'PATCH',
  summary: 'mem0 update project',
  description: 'Stores and returns the settings. They have no effect, because nothing is inferred.',
  permission: 'admin',
  reads: false,
  query: anyQuery,
  body: z.looseObject(project),
  output: z.object({ message: z.string() }),
  errors: ['not_found', 'forbidden'],
});

const notEnabled = z.literal('not_enabled');

export const mem0Profile = operation({
  name: 'mem0.profile',
  method: 'GET',
  path: '/v2/entities/user/{entity_id}/profile',
  summary: 'mem0 profile',
  description:
    'Always `not_enabled`: no model writes profiles. For what is remembered of a user, use `POST /v1/context` or `GET /v1/summaries`.',
  permission: 'records:read',
  touches: 'none',
  reads: true,
  params: z.object({ entity_id: storedUserId }),
  query: anyQuery,
  output: z.object({
    profile: z.object({}),
    status: notEnabled,
    entity_type: z.literal('user'),
    entity_id: z.string(),
    updated_at: z.null(),
    generation_count: z.literal(0),
  }),
  status: 200,
});

export const mem0ProfileSettings = operation({
  name: 'mem0.profile_settings',
  method: 'GET',
  path: '/v2/profiles/settings',
  summary: 'mem0 profile settings',
  description: 'Always off.',
  permission: 'records:read',
  touches: 'none',
  reads: true,
  query: anyQuery,
  output: z.object({ enabled: z.literal(false), status: notEnabled, entities: z.object({}) }),
  status: 200,
});

export const MEM0_PROJECT_OPERATIONS = [mem0GetProject, mem0UpdateProject, mem0Profile, mem0ProfileSettings] as const;
