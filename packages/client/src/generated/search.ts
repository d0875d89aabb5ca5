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
  /** Any of them. */
  tags?: readonly string[];
  filter?: FilterInput;
  /** Answer with what was believed then. */
  as_of?: InstantInput;
  /** Only what was so in the world then. */
  valid_at?: InstantInput;
  /** 10 where absent; 100 beside a `token_budget`, which then decides. */
  limit?: number;
  /** The most tokens (o200k) that the results may take in a prompt, best first; what does not fit is passed by. */
  token_budget?: number;
  /** Of a long record all of its text, or the passage that was found. `passage` where there is a `token_budget`. */
  text?: 'record' | 'passage';
  /** Of the results; `score`, best first, where absent. */
  order?: 'score' | 'chronological';
  /** Results that say the same in the same words are one, with a count; `keep` answers each. */
  duplicates?: 'fold' | 'keep';
  /** Results of one session at most, as long as others score nearly as well. No cap where absent. */
  session_cap?: number;
  /** 0 to 1; see the scale in docs/search.md. */
  min_score?: number;
  /** Answers nothing where even the best result scores less; otherwise cuts nothing. */
  abstain_below?: number;
  /** As rated or as proved by use, whichever is higher. */
  min_importance?: number;
  /** Strengthens what is returned, as a use does. Off where absent. */
  reinforce?: boolean;
  /** Also what is held back. Needs admin. */
  include_quarantined?: boolean;
  /** Also what a newer memory has superseded. */
  include_superseded?: boolean;
  /** Folded records answer themselves beside their summaries, and archived ones are found. */
  include_compressed?: boolean;
  /** `true`: whole summaries, instead of the lines that belong to what was found; source turns with their content. An object: the turns beside each result in its session. */
  expand?:
    | boolean
    | {
        before?: number;
        after?: number;
        /** Also what `expand: true` does. */
        whole?: boolean;
      };
  /** Begins in the session, else the agent and project, that are named, and asks the next wider scope (then the user, then shared memory) only as long as fewer than three results are sure. */
  scope_expansion?: boolean;
  /** Brings with each result what it is related to; see docs/relationships.md. */
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
    /** Of every edge on the way. */
    min_strength?: number;
    /** For each result. */
    limit?: number;
  };
  /** Follows links from the best results and brings what they lead to. Off where absent. */
  graph?: {
    /** Links that are followed, one after the other. */
    hops?: number;
    /** Relations as the record before sees them. All but supersedes, consolidates and temporal_sequence where absent. */
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
    /** Memories that mention the same name are linked by it. */
    entities?: boolean;
    /** Of every link on the way. */
    min_strength?: number;
    /** Of each result that says how sure it is (`confidence`), whether it was found or linked. */
    min_confidence?: number;
    /** Records that links may bring or raise. */
    limit?: number;
    /** Answers also how the results hang together: links, contradictions, their order in time, and a text for a model. */
    subgraph?: boolean;
  };
  /** `true`: why each result stands where it does. `timing`: also how long the steps took, so that no answer is like another. */
  explain?: boolean | 'timing';
  /** Compares every vector and reads every word, also where there are so many that a search takes the nearest cells or the rarest words alone. */
  exact?: boolean;
  /** When it is asked: what "yesterday" in the query is counted from. The present where absent. */
  query_time?: InstantInput;
  /** Switches arms off, to measure. Needs admin. */
  arms?: readonly ('vector' | 'keyword' | 'time' | 'names' | 'recent')[];
  /** Only these stages of ranking (docs/search.md names them), to measure. Needs admin. */
  stages?: readonly string[];
}

/**
 * Find memories: `POST /v1/search`.
 *
 * By meaning and by words, without a language model. Best first; scores are on one scale from 0 to 1.
 *
 * Needs `records:read`.
 */
export interface SearchRecordsOutput {
  /** Names this search in `POST /v1/search/feedback`. */
  query_id?: string;
  results: {
    id: string;
    external_id?: string;
    score: number;
    record: MemoryRecord;
    /** The content is a part: of a summary the lines that belong to what was found (`expand` gives all of it), of a long record the passage (`text: "record"` gives all of it). */
    excerpt?: true;
    /** Of a summary: the records whose words the content holds. */
    sources?: {
      id: string;
      external_id?: string;
      /** RFC 3339, UTC, milliseconds */
      occurred_at: string;
      speaker?: string;
    }[];
    /** The turns that it was made from, oldest first, at most 20. Absent where there are none. */
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
    /** With `graph`: by which way links brought or raised it. */
    linked?: LinkedBy;
    /** With `expand: {before, after}`: in the order of the session. */
    beside?: TurnBeside[];
    /** Where in the record’s whole content, in UTF-16 code units; of a summary’s excerpt, in the excerpt. */
    passage: {
      /** Which passage of the record, from 0. */
      index?: number;
      start: number;
      end: number;
    };
    /** How many more were found that say the same in the same words, or are its turn, or a fact drawn from it. */
    duplicates?: number;
    /** Theirs, best first, at most 20. */
    duplicate_ids?: string[];
    /** With `scope_expansion`: the narrowest scope that it is of. `agent`: of the agent and project named. */
    level?: 'session' | 'agent' | 'user' | 'shared';
    /** With `token_budget`: what it takes in a prompt, with its date and speaker. */
    tokens?: number;
    explain?: Explanation;
  }[];
  /** How many were found that reach `min_score`, before `limit` and `token_budget`. */
  total: number;
  /** With `graph: {subgraph: true}`. */
  subgraph?: Subgraph;
  /** Something was found, and none of it reached `abstain_below`: nothing relevant is remembered. */
  abstained?: true;
  /** There may be more: only so many were looked at. */
  total_capped?: true;
  /** Of an owner with very many memories not every one was compared: one that is as near may be missing. `exact` has them all compared. */
  approximate?: true;
  /** With `scope_expansion`: the widest scope that was asked. */
  expanded_to?: 'session' | 'agent' | 'user' | 'shared';
  /** With `token_budget`: of all results together. */
  tokens?: number;
  /** With `token_budget`: results within `limit` that did not fit. */
  left_out?: number;
  /** With `explain: "timing"`: how long each step took, waiting included, in the order in which they ran. */
  timing?: {
    step: string;
    ms: number;
  }[];
  /** Where nothing was found: metadata keys of the filter that no record has, with the one that may be meant. */
  hints?: {
    field: string;
    message: string;
  }[];
  /** What could not be asked: `vector` when the embedder is not reachable, `rerank` when the reranker was not in time. */
  degraded: string[];
}

export interface SearchFeedbackBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** As the search answered it. */
  query_id: string;
  ids: readonly string[];
  verdict: 'useful' | 'not_useful' | 'none';
}

/**
 * Say which results were useful: `POST /v1/search/feedback`.
 *
 * One verdict for a query and a record; a later one takes the place of the earlier, and `none` takes it back. It moves the record a little (10 % at most) in later searches of the same user, most where the same is asked again, and fades in weeks. Only what the named query returned to this user is judged; anything else is `not_found`.
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
