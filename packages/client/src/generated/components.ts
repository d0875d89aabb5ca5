// Generated from openapi.json by `npm run clients`. Do not edit.

export interface Problem {
  type: string;
  title: string;
  status: number;
  code:
    | 'invalid_json'
    | 'invalid_input'
    | 'user_required'
    | 'user_mismatch'
    | 'unauthorized'
    | 'forbidden'
    | 'not_found'
    | 'route_not_found'
    | 'method_not_allowed'
    | 'message_immutable'
    | 'conflict'
    | 'learning_paused'
    | 'idempotency_conflict'
    | 'idempotency_in_progress'
    | 'erasure_pending'
    | 'legal_hold'
    | 'version_mismatch'
    | 'limit_exceeded'
    | 'quota_exceeded'
    | 'too_large'
    | 'unsupported_media_type'
    | 'too_many_requests'
    | 'internal'
    | 'unavailable';
  detail: string;
  errors?: {
    field: string;
    message: string;
  }[];
  request_id: string;
}

export interface AmpError {
  success: false;
  error:
    | 'invalid_json'
    | 'invalid_input'
    | 'user_required'
    | 'user_mismatch'
    | 'unauthorized'
    | 'forbidden'
    | 'not_found'
    | 'route_not_found'
    | 'method_not_allowed'
    | 'message_immutable'
    | 'conflict'
    | 'learning_paused'
    | 'idempotency_conflict'
    | 'idempotency_in_progress'
    | 'erasure_pending'
    | 'legal_hold'
    | 'version_mismatch'
    | 'limit_exceeded'
    | 'quota_exceeded'
    | 'too_large'
    | 'unsupported_media_type'
    | 'too_many_requests'
    | 'internal'
    | 'unavailable';
  message: string;
  errors?: {
    field: string;
    message: string;
  }[];
  request_id: string;
}

export interface MemoryBankError {
  detail: string;
  error:
    | 'invalid_json'
    | 'invalid_input'
    | 'user_required'
    | 'user_mismatch'
    | 'unauthorized'
    | 'forbidden'
    | 'not_found'
    | 'route_not_found'
    | 'method_not_allowed'
    | 'message_immutable'
    | 'conflict'
    | 'learning_paused'
    | 'idempotency_conflict'
    | 'idempotency_in_progress'
    | 'erasure_pending'
    | 'legal_hold'
    | 'version_mismatch'
    | 'limit_exceeded'
    | 'quota_exceeded'
    | 'too_large'
    | 'unsupported_media_type'
    | 'too_many_requests'
    | 'internal'
    | 'unavailable';
  errors?: {
    field: string;
    message: string;
  }[];
  request_id: string;
}
