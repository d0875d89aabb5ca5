import type * as C from './generated/cognitive.js';
import type { CallOptions, OutputOf, Transport } from './transport.js';

/** Six kinds of memory for an agent: `client.cognitive`. Settings need `admin`. */
export class Cognitive {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** What was just observed. It expires automatically. */
  recordSensory(
    body: C.CognitiveRecordSensoryBody,
    options?: CallOptions,
  ): Promise<OutputOf<'cognitive.record_sensory'>> {
    return this.#transport.call('cognitive.record_sensory', { body }, options);
  }

  /** Newest first. */
  recentSensory(
    query?: C.CognitiveRecentSensoryQuery,
    options?: CallOptions,
  ): Promise<OutputOf<'cognitive.recent_sensory'>> {
    return this.#transport.call('cognitive.recent_sensory', { query }, options);
  }

  /** Keeps an observation as an episode. */
  attendSensory(
    id: string,
    body: C.CognitiveAttendSensoryBody,
    options?: CallOptions,
  ): Promise<OutputOf<'cognitive.attend_sensory'>> {
    return this.#transport.call('cognitive.attend_sensory', { params: { id }, body }, options);
  }

  /** Deletes expired observations. */
  pruneSensory(
    body?: C.CognitivePruneSensoryBody,
    options?: CallOptions,
  ): Promise<OutputOf<'cognitive.prune_sensory'>> {
    return this.#transport.call('cognitive.prune_sensory', { body }, options);
  }

  /** Keeps something in working memory for a task. */
  pushWorking(body: C.CognitivePushWorkingBody, options?: CallOptions): Promise<OutputOf<'cognitive.push_working'>> {
    return this.#transport.call('cognitive.push_working', { body }, options);
  }

  /** Most relevant first. */
  listWorking(query: C.CognitiveListWorkingQuery, options?: CallOptions): Promise<OutputOf<'cognitive.list_working'>> {
    return this.#transport.call('cognitive.list_working', { query }, options);
  }

  /** Completes a task. */
  clearWorking(
    query: C.CognitiveClearWorkingQuery,
    options?: CallOptions,
  ): Promise<OutputOf<'cognitive.clear_working'>> {
    return this.#transport.call('cognitive.clear_working', { query }, options);
  }

  /** An event. */
  storeEpisode(body: C.CognitiveStoreEpisodeBody, options?: CallOptions): Promise<OutputOf<'cognitive.store_episode'>> {
    return this.#transport.call('cognitive.store_episode', { body }, options);
  }

  /** Latest first. */
  listEpisodes(
    query?: C.CognitiveListEpisodesQuery,
    options?: CallOptions,
  ): Promise<OutputOf<'cognitive.list_episodes'>> {
    return this.#transport.call('cognitive.list_episodes', { query }, options);
  }

  /** The next candidates for consolidation. */
  nextBatch(query?: C.CognitiveNextBatchQuery, options?: CallOptions): Promise<OutputOf<'cognitive.next_batch'>> {
    return this.#transport.call('cognitive.next_batch', { query }, options);
  }

  /** Folds the oldest episodes into one; the id is null if there are too few. */
  consolidate(body?: C.CognitiveConsolidateBody, options?: CallOptions): Promise<OutputOf<'cognitive.consolidate'>> {
    return this.#transport.call('cognitive.consolidate', { body }, options);
  }

  /** A fact. The response names similar facts and contradictions. */
  storeFact(body: C.CognitiveStoreFactBody, options?: CallOptions): Promise<OutputOf<'cognitive.store_fact'>> {
    return this.#transport.call('cognitive.store_fact', { body }, options);
  }

  /** By words, then linked facts; all without a query. */
  searchFacts(query?: C.CognitiveSearchFactsQuery, options?: CallOptions): Promise<OutputOf<'cognitive.search_facts'>> {
    return this.#transport.call('cognitive.search_facts', { query }, options);
  }

  /** Facts with their links, also as text for a model. */
  recall(body: C.CognitiveRecallBody, options?: CallOptions): Promise<OutputOf<'cognitive.recall'>> {
    return this.#transport.call('cognitive.recall', { body }, options);
  }

  /** How something is done. */
  storeProcedure(
    body: C.CognitiveStoreProcedureBody,
    options?: CallOptions,
  ): Promise<OutputOf<'cognitive.store_procedure'>> {
    return this.#transport.call('cognitive.store_procedure', { body }, options);
  }

  /** Most used first. Listing does not count as use. */
  listProcedures(
    query?: C.CognitiveListProceduresQuery,
    options?: CallOptions,
  ): Promise<OutputOf<'cognitive.list_procedures'>> {
    return this.#transport.call('cognitive.list_procedures', { query }, options);
  }

  /** Most used first. Each recall counts as use. */
  recallProcedures(
    body: C.CognitiveRecallProceduresBody,
    options?: CallOptions,
  ): Promise<OutputOf<'cognitive.recall_procedures'>> {
    return this.#transport.call('cognitive.recall_procedures', { body }, options);
  }

  /** Something to do later. The write that triggers it returns it. */
  storeProspective(
    body: C.CognitiveStoreProspectiveBody,
    options?: CallOptions,
  ): Promise<OutputOf<'cognitive.store_prospective'>> {
    return this.#transport.call('cognitive.store_prospective', { body }, options);
  }

  /** Most urgent first. */
  listProspective(
    query?: C.CognitiveListProspectiveQuery,
    options?: CallOptions,
  ): Promise<OutputOf<'cognitive.list_prospective'>> {
    return this.#transport.call('cognitive.list_prospective', { query }, options);
  }

  /** Checks a text without storing it. */
  checkTriggers(
    body: C.CognitiveCheckTriggersBody,
    options?: CallOptions,
  ): Promise<OutputOf<'cognitive.check_triggers'>> {
    return this.#transport.call('cognitive.check_triggers', { body }, options);
  }

  /** Closes an intention permanently. */
  resolveProspective(
    id: string,
    body?: C.CognitiveResolveProspectiveBody,
    options?: CallOptions,
  ): Promise<OutputOf<'cognitive.resolve_prospective'>> {
    return this.#transport.call('cognitive.resolve_prospective', { params: { id }, body }, options);
  }

  /** A text, stored as the kind of memory that it is. */
  remember(body: C.CognitiveRememberBody, options?: CallOptions): Promise<OutputOf<'cognitive.remember'>> {
    return this.#transport.call('cognitive.remember', { body }, options);
  }

  /** The topics of facts, with the number of facts. */
  concepts(query?: C.CognitiveConceptsQuery, options?: CallOptions): Promise<OutputOf<'cognitive.concepts'>> {
    return this.#transport.call('cognitive.concepts', { query }, options);
  }

  /** What an agent has learned, page by page. */
  exportAgent(query?: C.CognitiveExportAgentQuery, options?: CallOptions): Promise<OutputOf<'cognitive.export_agent'>> {
    return this.#transport.call('cognitive.export_agent', { query }, options);
  }

  /** Copies what another agent has learned; earlier copies are skipped. */
  importAgent(body: C.CognitiveImportAgentBody, options?: CallOptions): Promise<OutputOf<'cognitive.import_agent'>> {
    return this.#transport.call('cognitive.import_agent', { body }, options);
  }

  /** The amount of each kind. */
  statistics(query?: C.CognitiveStatisticsQuery, options?: CallOptions): Promise<OutputOf<'cognitive.statistics'>> {
    return this.#transport.call('cognitive.statistics', { query }, options);
  }

  /** The links between memories. */
  edges(query?: C.CognitiveEdgesQuery, options?: CallOptions): Promise<OutputOf<'cognitive.edges'>> {
    return this.#transport.call('cognitive.edges', { query }, options);
  }

  settings(options?: CallOptions): Promise<OutputOf<'cognitive.settings'>> {
    return this.#transport.call('cognitive.settings', {}, options);
  }

  putSettings(body: C.CognitivePutSettingsBody, options?: CallOptions): Promise<OutputOf<'cognitive.put_settings'>> {
    return this.#transport.call('cognitive.put_settings', { body }, options);
  }
}
