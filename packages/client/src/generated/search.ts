// Generated from openapi.json by `npm run clients`. Do not edit.

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
  /** AND / OR / NOT over fields with eq ne gt gte lt lte in nin contains icontains exists; tags also any, all; metadata by metadata.path.to.key */
  filter?: Record<string, unknown>;
  /** Answer with what was believed then. */
  as_of?: string | Date | number;
  /** Only what was so in the world then. */
  valid_at?: string | Date | number;
  limit?: number;
  /** 0 to 1; see the scale in docs/search.md. */
  min_score?: number;
  /** Strengthens what is returned, as a use does. Off where absent. */
  reinforce?: boolean;
  /** Folded records answer themselves beside their summaries, and archived ones are found. */
  include_compressed?: boolean;
  /** Whole summaries, instead of the lines that belong to what was found. */
  expand?: boolean;
  explain?: boolean;
  /** When it is asked: what "yesterday" in the query is counted from. The present where absent. */
  query_time?: string | Date | number;
  /** Switches arms off, to measure. Needs admin. */
  arms?: readonly ('vector' | 'keyword' | 'time' | 'names' | 'recent')[];
  /** Switches stages of ranking off, to measure. Needs admin. */
  stages?: readonly ('neighbours' | 'sessions' | 'weights' | 'turns')[];
}

/**
 * Find memories: `POST /v1/search`.
 *
 * By meaning and by words, without a language model. Best first; scores are on one scale from 0 to 1.
 *
 * Needs `records:read`.
 */
export interface SearchRecordsOutput {
  results: {
    id: string;
    external_id?: string;
    score: number;
    record: {
      id: string;
      external_id?: string;
      type: string;
      /** Absent for shared memory. */
      user_id?: string;
      shared: boolean;
      agent?: string;
      project?: string;
      session_id?: string;
      role?: string;
      speaker?: string;
      sequence?: number;
      title?: string;
      content: string;
      metadata: Record<string, unknown>;
      tags: string[];
      importance: number;
      pinned: boolean;
      /** Folded into a summary, or archived. Absent when not. */
      compressed?: boolean;
      language: string;
      /** RFC 3339, UTC, milliseconds */
      occurred_at: string;
      /** RFC 3339, UTC, milliseconds */
      valid_from?: string;
      /** RFC 3339, UTC, milliseconds */
      valid_to?: string;
      /** RFC 3339, UTC, milliseconds */
      expires_at?: string;
      provenance?: Record<string, unknown>;
      trust?: number;
      version: number;
      /** RFC 3339, UTC, milliseconds */
      created_at: string;
      /** RFC 3339, UTC, milliseconds */
      updated_at?: string;
      /** When this version began to be believed. */
      recorded_at: string;
      /** RFC 3339, UTC, milliseconds */
      superseded_at?: string;
      [field: string]: unknown;
    };
    /** The content is the part of a summary that belongs to what was found; `expand` gives all of it. */
    excerpt?: true;
    /** Of a summary: the records whose words the content holds. */
    sources?: {
      id: string;
      external_id?: string;
      /** RFC 3339, UTC, milliseconds */
      occurred_at: string;
      speaker?: string;
    }[];
    /** Where in the content, in UTF-16 code units. */
    passage: {
      start: number;
      end: number;
    };
    explain?: {
      arms: Partial<
        Record<
          'vector' | 'keyword' | 'time' | 'names' | 'recent',
          {
            rank: number;
            score: number;
          }
        >
      >;
      /** What turns beside it in the same session lent it. */
      neighbours?: number;
      fused: number;
    };
  }[];
  total: number;
  /** What could not be asked: `vector` when the embedder is not reachable. */
  degraded: string[];
}
