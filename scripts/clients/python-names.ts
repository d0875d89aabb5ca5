/** Names of the Python client that no schema provides. Anything not named here is named by its operation and place. */

/**
 * Place in the document → name of its class. A place is an operation, `body` or `output`, and the path down through
 * properties (`[]` for the items of a list). An equal schema at another place gets the same class.
 */
export const MODEL_NAMES: Readonly<Record<string, string>> = {
  'records.store/body': 'RecordInput',
  'records.store/body/state': 'CheckpointStateInput',
  'records.patch/body': 'RecordEdit',
  'records.revise/body': 'RecordsReviseBody',
  'records.patch/body/state': 'CheckpointStateInput',
  'records.list/output': 'RecordPage',
  'records.list/output/records/[]': 'Record',
  'records.get/output': 'RecordDetail',
  'records.get/output/embedding': 'Embedding',
  'records.patch/output': 'PatchedRecord',
  'records.store/output': 'StoreOutcome',
  'records.store_batch/output': 'BatchOutcome',
  'records.store_batch/output/results/[]': 'BatchItem',
  'records.store_batch/output/results/[]/error': 'BatchItemError',
  'records.store_batch/output/results/[]/error/errors/[]': 'WrongField',
  'records.delete/output': 'DeleteOutcome',
  'records.delete_batch/output': 'BatchDeleteOutcome',
  'records.delete_batch/output/results/[]': 'BatchDeleteItem',
  'records.versions/output': 'VersionPage',
  'records.versions/output/versions/[]': 'RecordVersion',
  'records.passages/output': 'PassagePage',
  'records.passages/output/passages/[]': 'RecordPassage',
  'search.records/body': 'SearchInput',
  'search.records/output': 'SearchResults',
  'search.records/output/results/[]': 'SearchHit',
  'search.records/output/results/[]/passage': 'Passage',
  'search.records/output/results/[]/explain': 'Explanation',
  'search.records/output/results/[]/explain/arms/*': 'ArmScore',
  'keys.get/output': 'Key',
  'keys.list/output': 'KeyPage',
  'keys.create/output': 'NewKey',
  'tenants.get/output': 'Tenant',
  'tenants.list/output': 'TenantPage',
  'tenants.create/output': 'NewTenant',
  'users.get/output': 'User',
  'users.list/output': 'UserPage',
  'tokens.mint/output': 'Token',
  'tokens.me/output': 'Me',
  'status.get/output': 'Status',
  'status.get/output/embeddings': 'EmbeddingCounts',
  'status.get/output/embedder': 'Embedder',
  'status.agent/output': 'AgentStatus',
  'embeddings.retry/output': 'EmbeddingRetry',
  'embeddings.reembed/output': 'ReembedStart',
  'embeddings.reembed/output/target': 'EmbeddingSpace',
  'embeddings.reembed_status/output': 'ReembedProgress',
  'health.live/output': 'Liveness',
  'health.ready/output': 'Readiness',
  'health.ready/output/checks': 'ReadinessChecks',
  'health.version/output': 'ServerVersion',
  'amp.get/output/record': 'AmpRecord',
};

/** Lists whose items the server checks one by one and which therefore have no schema: the type of their items. */
export const ITEMS_OF: Readonly<Record<string, string>> = {
  'records.store_batch/body/records': 'RecordInput',
};

/** Optional fields that nearly every call passes: they may be positional arguments. */
export const BY_PLACE: Readonly<Record<string, readonly string[]>> = {
  'records.store': ['content'],
};

/** Python keywords, and the names that the generated code uses itself. */
export const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global ' +
    'if import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);
export const RESERVED: ReadonlySet<string> = new Set([
  ...KEYWORDS,
  ...'self list dict str int float bool bytes datetime date Any Literal Mapping Sequence extra to_dict'.split(' '),
]);

/** A wire name as a Python identifier. */
export function pythonName(wire: string): string {
  const name = wire.replaceAll(/\W/g, '_').replace(/^(?=\d)/, '_');
  return RESERVED.has(name) ? `${name}_` : name;
}

export function pascal(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
