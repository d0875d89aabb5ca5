/** Letta's `memory` tool names blocks by paths. */

/** The label of `/memories/human` is `human`. */
export function labelAt(path: string): string {
  return path.replace(/^\/memories\//, '').replace(/^\//, '');
}

/** The same with no slash in it, as some commands of the tool have it. */
export function flatLabelAt(path: string): string {
  return labelAt(path).replaceAll('/', '_');
}
