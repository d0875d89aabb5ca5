/** Letta's `memory` tool identifies blocks by paths. */

/** The label of `/memories/human` is `human`. */
export function labelAt(path: string): string {
  return path.replace(/^\/memories\//, '').replace(/^\//, '');
}

/** The same without slashes, as in some commands of the tool. */
export function flatLabelAt(path: string): string {
  return labelAt(path).replaceAll('/', '_');
}
