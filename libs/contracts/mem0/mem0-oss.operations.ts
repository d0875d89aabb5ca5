import { z } from 'zod';
import { mem0Delete, mem0Get, mem0History, mem0Update } from './mem0-by-id.operations.js';
import { mem0DeleteEntity, mem0Entities } from './mem0-entities.operations.js';
import { mem0AddV1, mem0DeleteAll, mem0ListV1, mem0SearchV1 } from './mem0.operations.js';
import { ownersOfOssFilter } from './mem0-sent.js';
import { anyQuery, changed, chosen, pendingAdd } from './mem0-shapes.js';
import { operation } from '../operation.js';
import { editableFields, openObject } from '../records/record.js';

/** The routes of mem0's open-source server (`server/main.py`): the same operations without a version. */
const results = z.object({ results: z.array(chosen) });
const message = z.object({ message: z.string() });

export const mem0OssAdd = operation({
  ...mem0AddV1,
  name: 'mem0.oss_add',
  path: '/memories',
  summary: 'mem0 server: add',
  description:
    'Works like `/v3/memories/add`. If the messages are not read for facts within a second, returns what is there by then, with `status` and `event_id`.',
  output: z.object({ results: z.array(changed), ...pendingAdd.partial().shape }),
});

export const mem0OssList = operation({
  ...mem0ListV1,
  name: 'mem0.oss_list',
  path: '/memories',
  summary: 'mem0 server: get all',
  description: 'The first `top_k` memories, by default 100.',
  output: results,
});

export const mem0OssSearch = operation({
  ...mem0SearchV1,
  name: 'mem0.oss_search',
  owners: ownersOfOssFilter,
  path: '/search',
  summary: 'mem0 server: search',
  description: 'Same as `/v3/memories/search`. Other keys in `filters` are fields of the metadata.',
  output: results,
});

export const mem0OssGet = operation({
  ...mem0Get,
  name: 'mem0.oss_get',
  path: '/memories/{memory_id}',
  summary: 'mem0 server: get',
});

export const mem0OssHistory = operation({
  ...mem0History,
  name: 'mem0.oss_history',
  path: '/memories/{memory_id}/history',
  summary: 'mem0 server: history',
});

export const mem0OssUpdate = operation({
  ...mem0Update,
  name: 'mem0.oss_update',
  path: '/memories/{memory_id}',
  summary: 'mem0 server: update',
  description: 'Takes the new text in `text`, `data` or `memory`.',
  query: anyQuery,
  body: z.looseObject({
    text: editableFields.content.optional(),
    data: editableFields.content.optional(),
    memory: editableFields.content.optional(),
    metadata: openObject.optional(),
  }),
  output: message,
});

export const mem0OssDelete = operation({
  ...mem0Delete,
  name: 'mem0.oss_delete',
  path: '/memories/{memory_id}',
  summary: 'mem0 server: delete',
});

export const mem0OssDeleteAll = operation({
  ...mem0DeleteAll,
  name: 'mem0.oss_delete_all',
  path: '/memories',
  summary: 'mem0 server: delete all',
});

export const mem0OssEntities = operation({
  ...mem0Entities,
  name: 'mem0.oss_entities',
  path: '/entities',
  summary: 'mem0 server: entities',
});

export const mem0OssDeleteEntity = operation({
  ...mem0DeleteEntity,
  name: 'mem0.oss_delete_entity',
  path: '/entities/{entity_type}/{entity_id}',
  summary: 'mem0 server: delete an entity',
});

export const MEM0_OSS_OPERATIONS = [
  mem0OssAdd, mem0OssList, mem0OssSearch, mem0OssGet, mem0OssHistory, mem0OssUpdate, mem0OssDelete, mem0OssDeleteAll,
  mem0OssEntities, mem0OssDeleteEntity,
] as const; // prettier-ignore
