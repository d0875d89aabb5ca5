import { ERRORS } from '@kernel/errors.js';
import type { ErrorRenderer } from './error.filter.js';

/** RFC 9457 problem details: how everything but AMP words a refusal. `code` is stable; see docs/errors.md. */
export const problemDetails: ErrorRenderer = {
  prefix: '/',
  contentType: 'application/problem+json; charset=utf-8',
  render: (error, request) => ({
    type: `urn:recollect:error:${error.code}`,
    title: ERRORS[error.code].title,
    status: error.status,
    code: error.code,
    detail: error.detail,
    ...(error.errors.length > 0 && { errors: error.errors }),
    request_id: request.id,
  }),
};
