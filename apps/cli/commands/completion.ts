import type { Command } from 'commander';
import { UsageError } from '../exit-codes.js';

/** The hidden command that the completion scripts call. */
export const COMPLETE = '__complete';

/** Each script calls `amp __complete` with the words so far, so it always matches the available commands. */
const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `_amp() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen -W "$(amp ${COMPLETE} -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _amp amp
`,
  zsh: `#compdef amp
_amp() {
  local -a candidates
  candidates=(\${(f)"$(amp ${COMPLETE} -- "\${(@)words[2,CURRENT]}" 2>/dev/null)"})
  if (( \${#candidates} )); then compadd -- $candidates; else _files; fi
}
if [ "$funcstack[1]" = "_amp" ]; then _amp "$@"; else compdef _amp amp; fi
`,
  fish: `complete -c amp -a '(amp ${COMPLETE} -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'
`,
};

export const SHELLS = Object.keys(SCRIPTS);

export function completionScript(shell: string): string {
  const script = SCRIPTS[shell];
  if (script === undefined) throw new UsageError(`${shell}: completion supports ${SHELLS.join(', ')}`);
  return script;
}

/** Candidates for the last word, one per line. */
export function candidates(program: Command, words: readonly string[]): string[] {
  const current = words.at(-1) ?? '';
  let command = program;
  for (const word of words.slice(0, -1)) {
    command = command.commands.find((one) => one.name() === word) ?? command;
  }
  const before = words.at(-2);
  const option = before === undefined ? undefined : optionsOf(command).find(({ long }) => long === before);
  // The value of an option is completed only if there is a fixed list of choices.
  if (option && (option.required || option.optional))
    return (option.argChoices ?? []).filter((one) => one.startsWith(current));
  const names = command.commands.map((one) => one.name()).filter((name) => !name.startsWith('__'));
  const flags = optionsOf(command).flatMap(({ long, hidden }) => (long && !hidden ? [long] : []));
  const choices = command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []);
  return (current.startsWith('-') ? flags : [...names, ...choices]).filter((one) => one.startsWith(current));
}

function optionsOf(command: Command) {
  return [...command.options, ...(command.parent?.options ?? [])];
}
