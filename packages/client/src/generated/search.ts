// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type {
  Explanation,
  FilterInput,
  InstantInput,
  LinkedBy,
  MemoryRecord,
  RelatedRecord,
  Subgraph,
  TurnBeside,
} from './components.js';

export interface SearchRecordsBody {
  query: string;
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Search the whole tenant. Needs admin. */
  all_users?: boolean;
  type?: string;
  agent?: string;
  project?: string;
  session_id?: string;
  role?: string;
  /** Matches any of them. */
  tags?: readonly string[];
  filter?: FilterInput;
  /** Return what was believed at this time. */
  as_of?: InstantInput;
  /** Only what was true in the world at this time. */
  valid_at?: InstantInput;
  /** Default: 10. With `token_budget`, the default is 100 and the budget decides. */
  limit?: number;
  /** Maximum number of tokens (o200k) that the results take in a prompt. Filled best first; results that do not fit are skipped. */
  token_budget?: number;
  /** For a long record: the whole text, or only the matching passage. Default: `passage` with `token_budget`, otherwise `record`. */
  text?: 'record' | 'passage';
  /** Order of the results. Default: `score`, best first. */
  order?: 'score' | 'chronological';
  /** `fold` merges results with the same text into one, with a count. `keep` returns each. */
  duplicates?: 'fold' | 'keep';
  /** Maximum number of results per session, as long as other sessions score nearly as well. Default: no cap. */
  session_cap?: number;
  /** Leaves out results that score lower. 0 to 1; see the scale in docs/search.md. */
  min_score?: number;
  /** Returns nothing if even the best result scores lower. Otherwise leaves out nothing. */
  abstain_below?: number;
  /** As rated or as proven by use, whichever is higher. */
  min_importance?: number;
  /** Strengthens the returned memories, as a use does. Default: false. */
  reinforce?: boolean;
  /** Include quarantined records. Needs admin. */
  include_quarantined?: boolean;
  /** Include memories that a newer one superseded. */
  include_superseded?: boolean;
  /** Returns folded records beside their summaries, and finds archived ones. */
  include_compressed?: boolean;
  /** `true`: returns whole summaries instead of the matching lines, and source turns with their content. An object: the turns around each result in its session. */
  expand?:
    | boolean
    | {
        before?: number;
        after?: number;
        /** Also does what `expand: true` does. */
        whole?: boolean;
      };
  /** Starts in the named session, otherwise in the named agent and project. Widens to the user, then to shared memory, only while fewer than three results are certain. */
  scope_expansion?: boolean;
  /** Returns the related records of each result; see docs/relationships.md. */
  related?: {
    types?: readonly (
      | 'refers_to'
      | 'depends_on'
      | 'contradicts'
      | 'reinforces'
      | 'temporal_sequence'
      | 'causes'
      | 'part_of'
      | 'related'
      | 'supersedes'
      | 'may_supersede'
      | 'derives_from'
      | 'consolidates'
      | 'similar_to'
      | 'attended_to'
      | 'procedure_derives_from'
      | 'referred_by'
      | 'required_by'
      | 'reinforced_by'
      | 'follows'
      | 'caused_by'
      | 'has_part'
      | 'superseded_by'
      | 'may_be_superseded_by'
      | 'source_of'
      | 'consolidated_by'
      | 'attended_by'
      | 'procedure_source_of'
    )[];
    depth?: number;
    direction?: 'out' | 'in' | 'both';
    /** Minimum strength of every link on the way. */
    min_strength?: number;
    /** Related records per result. */
    limit?: number;
  };
  /** Follows links from the best results and returns what they lead to. Default: off. */
  graph?: {
    /** How many links to follow in a row. */
    hops?: number;
    /** Relations as seen from the previous record. Default: all except supersedes, consolidates and temporal_sequence. */
    relations?: readonly (
      | 'refers_to'
      | 'depends_on'
      | 'contradicts'
      | 'reinforces'
      | 'temporal_sequence'
      | 'causes'
      | 'part_of'
      | 'related'
      | 'supersedes'
      | 'may_supersede'
      | 'derives_from'
      | 'consolidates'
      | 'similar_to'
      | 'attended_to'
      | 'procedure_derives_from'
      | 'referred_by'
      | 'required_by'
      | 'reinforced_by'
      | 'follows'
      | 'caused_by'
      | 'has_part'
      | 'superseded_by'
      | 'may_be_superseded_by'
      | 'source_of'
      | 'consolidated_by'
      | 'attended_by'
      | 'procedure_source_of'
    )[];
    /** Also links memories that mention the same name. */
    entities?: boolean;
    /** Minimum strength of every link on the way. */
    min_strength?: number;
    /** Minimum `confidence` of every result that has one, whether found or linked. */
    min_confidence?: number;
    /** Maximum number of records that links may add or raise. */
    limit?: number;
    /** Also returns how the results are connected: links, contradictions, chronological order, and a text for a model. */
    subgraph?: boolean;
  };
  /** `true`: why each result has its rank. `timing`: also how long each step took, so no two responses are equal. */
  explain?: boolean | 'timing';
  /** Compares every vector and reads every word, even if there are so many that a search normally reads only the nearest cells or the rarest words. */
  exact?: boolean;
  /** When the query is asked: the reference for "yesterday". Default: now. */
  query_time?: InstantInput;
  /** Runs only these arms, for measurements. Needs admin. */
  arms?: readonly ('vector' | 'keyword' | 'time' | 'names' | 'recent')[];
  /** Runs only these ranking stages (see docs/search.md), for measurements. Needs admin. */
  stages?: readonly string[];
}

/**
 * Find memories: `POST /v1/search`.
 *
 * Searches by meaning and by words, without a language model. Best first. Scores are on one scale from 0 to 1.
 *
 * Needs `records:read`.
 */
export interface SearchRecordsOutput {
  /** Identifies this search in `POST /v1/search/feedback`. */
  query_id?: string;
  results: {
    id: string;
    external_id?: string;
    score: number;
    record: MemoryRecord;
    /** The content is only a part. For a summary: the lines that match (`expand` returns all). For a long record: the passage (`text: "record"` returns all). */
    excerpt?: true;
    /** For a summary: the records that the content comes from. */
    sources?: {
      id: string;
      external_id?: string;
      /** RFC 3339, UTC, milliseconds */
      occurred_at: string;
      speaker?: string;
    }[];
    /** The turns that it was made from, oldest first, at most 20. Absent if there are none. */
    source_messages?: {
      id: string;
      external_id?: string;
      role?: string;
      speaker?: string;
      session_id?: string;
      /** RFC 3339, UTC, milliseconds */
      occurred_at: string;
      /** With `expand`. */
      content?: string;
    }[];
    /** With `related`: strongest first. */
    related?: RelatedRecord[];
    /** With `graph`: the links that brought in or raised this result. */
    linked?: LinkedBy;
    /** With `expand: {before, after}`: in the order of the session. */
    beside?: TurnBeside[];
    /** Position in the record’s whole content, in UTF-16 code units. For an excerpt of a summary: position in the excerpt. */
    passage: {
      /** The index of the passage in the record, from 0. */
      index?: number;
      start: number;
      end: number;
    };
    /** How many more matches have the same text, or are the source turn of this result or facts derived from it. */
    duplicates?: number;
    /** Their ids, best first, at most 20. */
    duplicate_ids?: string[];
    /** With `scope_expansion`: the narrowest scope that contains it. `agent`: the named agent and project. */
    level?: 'session' | 'agent' | 'user' | 'shared';
    /** With `token_budget`: its tokens in a prompt, including date and speaker. */
    tokens?: number;
    explain?: Explanation;
  }[];
  /** The number of matches that reach `min_score`, before `limit` and `token_budget`. */
  total: number;
  /** With `graph: {subgraph: true}`. */
  subgraph?: Subgraph;
  /** Matches were found, but none reached `abstain_below`: nothing relevant is remembered. */
  abstained?: true;
  /** There may be more: the search looked at a limited number. */
  total_capped?: true;
  /** The owner has so many memories that not all were compared. An equally close one may be missing. `exact` compares all. */
  approximate?: true;
  /** With `scope_expansion`: the widest scope that was searched. */
  expanded_to?: 'session' | 'agent' | 'user' | 'shared';
  /** With `token_budget`: the tokens of all results together. */
  tokens?: number;
  /** With `token_budget`: results within `limit` that did not fit. */
  left_out?: number;
  /** With `explain: "timing"`: the duration of each step, waiting included, in the order in which they ran. */
  timing?: {
    step: string;
    ms: number;
  }[];
  /** If nothing was found: metadata keys of the filter that no record has, each with a likely match. */
  hints?: {
    field: string;
    message: string;
  }[];
  /** What was unavailable: `vector` if the embedder cannot be reached, `rerank` if the reranker was too slow. */
  degraded: string[];
}

export interface SearchFeedbackBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The `query_id` of the search response. */
  query_id: string;
  ids: readonly string[];
  verdict: 'useful' | 'not_useful' | 'none';
}

/**
 * Report which results were useful: `POST /v1/search/feedback`.
 *
 * One verdict per query and record. A later verdict replaces the earlier one, and `none` removes it. It moves the record slightly (at most 10 %) in later searches of the same user, most for the same query, and fades within weeks. Only results that the query returned to this user can be judged; anything else is `not_found`.
 *
 * Needs `records:read`.
 */
export interface SearchFeedbackOutput {
  results: {
    index: number;
    id: string;
    status: 'noted' | 'not_found';
  }[];
  noted: number;
  not_found: number;
}
