import { EXIT, exitCodeOfStatus, UsageError } from '../exit-codes.js';
import type { Invocation } from '../invocation.js';
import { McpBridgeError, serveMcpOverStdio } from '../mcp/serve-stdio.js';

/** From here on, standard output belongs to the protocol. */
export async function serveMcp(call: Invocation, { tools }: { readonly tools?: string }): Promise<number> {
  const { url, apiKey, userId } = call.connection;
  if (apiKey === undefined) throw new UsageError('no key: set RECOLLECT_API_KEY, or run `amp login`', 'unauthorized');
  try {
    await serveMcpOverStdio({
      url,
      key: apiKey,
      ...(userId !== undefined && { userId }),
      ...(tools !== undefined && { tools }),
      signal: call.signal,
      ...(call.timeoutMs !== undefined && { startTimeoutMs: call.timeoutMs }),
      tell: (line) => call.terminal.err(`${line}\n`),
    });
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof McpBridgeError)) throw error;
    call.terminal.err(`recollect: ${error.message}\n`);
    return exitCodeOfStatus(error.status);
  }
}
