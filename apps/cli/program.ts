import { VERSION } from '@kernel/version.js';
import { Argument, Command, Option } from 'commander';
import * as audit from './commands/audit.js';
import { candidates, COMPLETE, completionScript, SHELLS } from './commands/completion.js';
import * as keys from './commands/keys.js';
import { login, loginCommand } from './commands/login.js';
import * as memory from './commands/memory.js';
import { serveMcp } from './commands/mcp.js';
import { exportUser, importUser, userExportCommand, userImportCommand } from './commands/portability.js';
import { store, storeCommand } from './commands/store.js';
import { exportCommand, exportRecords, importCommand, importRecords } from './commands/transfer.js';
import { verifyReceiptCommand, verifyReceiptFile } from './commands/verify-receipt.js';
import { EXIT } from './exit-codes.js';
import { type Invocation, invocationOf, type Outside, type RunState } from './invocation.js';
import { countingNumber } from './options.js';

type Action = (call: Invocation, ...rest: never[]) => Promise<number | void>;

/** All commands and their actions. The options of a command are declared next to its action. */
export function buildProgram(outside: Outside, state: RunState): Command {
  const program = new Command('amp')
    .description('Recollect’s command line: long-term memory for agents, by the Agent Memory Protocol')
    .version(VERSION, '--version')
    .option('--url <address>', 'of the server (RECOLLECT_URL)')
    .option('--key <key>', 'other users of this machine can see it: prefer `amp login` or RECOLLECT_API_KEY')
    .option('--user <id>', 'whom to speak for (RECOLLECT_USER_ID)')
    .option('--json', 'answer in JSON, for programs')
    .addOption(new Option('--timeout <seconds>', 'how long to wait for the server').argParser(countingNumber))
    .configureOutput({ writeOut: (text) => outside.terminal.out(text), writeErr: (text) => outside.terminal.err(text) })
    .showSuggestionAfterError()
    .exitOverride();

  const wire = (parent: Command, command: Command, action: Action): void => {
    command.copyInheritedSettings(parent);
    command.action(async (...given: unknown[]) => {
      // Commander passes the arguments, then the options, then the command.
      const args = given.slice(0, -1) as never[];
      const call = await invocationOf(outside, state, command);
      state.exitCode = (await action(call, ...args)) ?? EXIT.ok;
    });
    parent.addCommand(command);
  };

  wire(program, storeCommand(), store);
  wire(program, memory.searchCommand(), memory.search);
  wire(program, memory.getCommand(), memory.get);
  wire(program, memory.deleteCommand(), memory.deleteRecords);
  wire(program, memory.listCommand(), memory.list);
  wire(program, memory.statusCommand(), memory.status);
  wire(program, memory.agentStatusCommand(), memory.agentStatus);
  wire(program, importCommand(), importRecords);
  wire(program, exportCommand(), exportRecords);
  wire(program, userExportCommand(), exportUser);
  wire(program, userImportCommand(), importUser);
  wire(program, loginCommand(), login);
  wire(
    program,
    new Command('mcp')
      .description('serve MCP over stdio, for a client that starts this command')
      .option('--tools <profile>', 'offer core, memory, blocks or all tools, or several with commas between them'),
    serveMcp,
  );
  addKeys(program, wire);
  addAudit(program, wire);
  addCompletion(program, outside);
  addVerifyReceipt(program, outside, state);
  return program;
}

function addKeys(program: Command, wire: (parent: Command, command: Command, action: Action) => void): void {
  const group = new Command('keys').description('list, make, rotate and revoke keys; needs an admin key');
  group.copyInheritedSettings(program);
  wire(group, keys.listKeysCommand(), keys.listKeys);
  wire(group, keys.createKeyCommand(), keys.createKey);
  wire(group, keys.rotateKeyCommand(), keys.rotateKey);
  wire(group, keys.revokeKeyCommand(), keys.revokeKey);
  program.addCommand(group);
}

function addAudit(program: Command, wire: (parent: Command, command: Command, action: Action) => void): void {
  const group = new Command('audit').description('export the audit, and check an export');
  group.copyInheritedSettings(program);
  wire(group, audit.exportAuditCommand(), audit.exportAudit);
  wire(group, audit.verifyAuditCommand(), audit.verifyAudit);
  program.addCommand(group);
}

/** Needs no server. */
function addVerifyReceipt(program: Command, { terminal }: Outside, state: RunState): void {
  const command = verifyReceiptCommand().copyInheritedSettings(program);
  command.action(async (file: string, { publicKey }: { publicKey: string }) => {
    state.exitCode = await verifyReceiptFile({ terminal, json: state.json }, file, publicKey);
  });
  program.addCommand(command);
}

/** Neither needs a server. */
function addCompletion(program: Command, { terminal }: Outside): void {
  program
    .command('completion')
    .description('print a completion script, such as for: source <(amp completion bash)')
    .addArgument(new Argument('<shell>').choices(SHELLS))
    .action((shell: string) => terminal.out(completionScript(shell)));
  program
    .command(COMPLETE, { hidden: true })
    .argument('[words...]')
    .allowUnknownOption()
    .action((words: string[]) =>
      terminal.out(
        candidates(program, words)
          .map((word) => `${word}\n`)
          .join(''),
      ),
    );
}
