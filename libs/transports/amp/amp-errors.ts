import type { ErrorRenderer } from '../http/error.filter.js';

/** AMP leaves errors open. One envelope for all of them; the delete of what is not there says so in AMP's own word. */
export const ampErrors: ErrorRenderer = {
  prefix: '/amp',
  contentType: 'application/json; charset=utf-8',
  render: (error, request) => ({
    success: false,
    ...(request.method === 'DELETE' && error.code === 'not_found' && { deleted: false }),
    error: error.code,
    message: error.detail,
    ...(error.errors.length > 0 && { errors: error.errors }),
    request_id: request.id,
  }),
};
