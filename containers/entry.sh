#!/bin/sh
# What a container of this image does is its command:
#   api | worker | migrate | standalone   one of the processes of docs/operations.md
#   rewrite | ledger                      what docs/operations.md says of what was erased
#   backup FOLDER                         copies the embedded database while it serves
#   model NAME                            fetches an embedding model into /models
#   llm                                   tries the language models that are set, and ends
#   admin-key                             makes an admin key where it was lost, and ends
#   secrets                               makes the passwords of docker-compose.yml that nobody has set, and ends
#   healthcheck                           ends with 0 when the process of this container does its work
# `exec`: the process itself must get SIGTERM, not a shell that keeps it to itself.
set -eu
home=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
command=${1:-standalone}
[ $# -eq 0 ] || shift

case $command in
  # As `npm start`: the arenas of glibc and the young heaps of V8, of which each thread has its own, stay small, and what is freed is given back.
  standalone) MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 exec node --max-semi-space-size=4 "$home/dist/standalone/main.js" "$@" ;;
  api | worker) exec node "$home/dist/$command/main.js" "$@" ;;
  migrate | rewrite | ledger | backup | model | llm | admin-key) exec node "$home/dist/apps/$command/main.js" "$@" ;;
  secrets | healthcheck) exec node "$home/containers/$command.mjs" "$@" ;;
  *)
    echo "unknown command: $command; there are api, worker, migrate, standalone, rewrite, ledger, backup, model, llm, admin-key, secrets and healthcheck" >&2
    exit 64
    ;;
esac
