/** The code of a system error or of its causes, such as ECONNREFUSED. Never a message: messages may quote content. */
export function errorCode(error: unknown): string {
  let at = error;
  for (let depth = 0; typeof at === 'object' && at !== null && depth < 4; depth++) {
    const { code, cause } = at as { code?: unknown; cause?: unknown };
    if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(code)) return code;
    at = cause;
  }
  return 'no code';
}
