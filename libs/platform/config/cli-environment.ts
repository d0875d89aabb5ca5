import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** Environment variables that the command line reads. docs/cli.md lists the same names. */
const ENVIRONMENT = z.object({
  RECOLLECT_URL: z.string().min(1).optional(),
  RECOLLECT_API_KEY: z.string().min(1).optional(),
  RECOLLECT_USER_ID: z.string().min(1).optional(),
  /** The file that `amp login` writes. */
  RECOLLECT_CONFIG: z.string().min(1).optional(),
  /** Keys of the services that `amp import --api` reads from. */
  MEM0_API_KEY: z.string().min(1).optional(),
  LETTA_API_KEY: z.string().min(1).optional(),
  XDG_CONFIG_HOME: z.string().min(1).optional(),
  /** See no-color.org: any non-empty value turns colour off. */
  NO_COLOR: z.string().optional(),
  FORCE_COLOR: z.string().optional(),
});

export interface CliEnvironment {
  readonly url: string | undefined;
  readonly apiKey: string | undefined;
  readonly userId: string | undefined;
  readonly configFile: string;
  readonly mem0Key: string | undefined;
  readonly lettaKey: string | undefined;
  /** Undefined: depends on the terminal. */
  readonly color: boolean | undefined;
}

/** An empty variable counts as absent, because Compose files and shell scripts leave unset variables empty. */
export function readCliEnvironment(source: NodeJS.ProcessEnv = process.env): CliEnvironment {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const e = ENVIRONMENT.parse(set);
  const folder = join(e.XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'recollect');
  return {
    url: e.RECOLLECT_URL,
    apiKey: e.RECOLLECT_API_KEY,
    userId: e.RECOLLECT_USER_ID,
    configFile: e.RECOLLECT_CONFIG ?? join(folder, 'config.json'),
    mem0Key: e.MEM0_API_KEY,
    lettaKey: e.LETTA_API_KEY,
    color: e.NO_COLOR ? false : e.FORCE_COLOR ? e.FORCE_COLOR !== '0' : undefined,
  };
}
