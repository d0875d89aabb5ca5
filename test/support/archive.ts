import { EXPORT_FILE, type ExportManifest, exportManifest, MANIFEST } from '@contracts/portability/portability.js';
import { strFromU8, unzipSync } from 'fflate';

export type Line = Readonly<Record<string, unknown>>;

export interface Archive {
  readonly manifest: ExportManifest;
  /** The lines of all parts, by kind. */
  readonly kinds: Readonly<Record<string, Line[]>>;
  readonly files: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
}

export interface ArchiveClient {
  readonly url: string;
  readonly key: string;
}

/** Requests a user's export over HTTP. */
export function fetchExport({ url, key }: ArchiveClient, user: string): Promise<Response> {
  return fetch(`${url}/v1/admin/users/${encodeURIComponent(user)}/export`, { headers: { 'x-api-key': key } });
}

/** The export of a user, opened. @throws if it is refused or its manifest is not as promised */
export async function exportOf(asker: ArchiveClient, user: string): Promise<Archive> {
  const response = await fetchExport(asker, user);
  if (response.status !== 200) throw new Error(`export answered ${response.status}: ${await response.text()}`);
  return openArchive(new Uint8Array(await response.arrayBuffer()));
}

function openArchive(bytes: Uint8Array): Archive {
  const files = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, data]) => [name, strFromU8(data)]));
  const manifest = exportManifest.parse(JSON.parse(files[MANIFEST] ?? '{}'));
  const kinds: Record<string, Line[]> = {};
  for (const [name, text] of Object.entries(files)) {
    const kind = EXPORT_FILE.exec(name)?.[1];
    if (kind === undefined) continue;
    const lines = text.split('\n').filter(Boolean);
    (kinds[kind] ??= []).push(...lines.map((line) => JSON.parse(line) as Line));
  }
  return { manifest, kinds, files, bytes };
}

/** Sends an archive to be imported. */
export function sendImport({ url, key }: ArchiveClient, user: string, body: Uint8Array, wait = 30): Promise<Response> {
  return fetch(`${url}/v1/admin/users/${encodeURIComponent(user)}/import`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/zip', prefer: `wait=${wait}` },
    body: body as Uint8Array<ArrayBuffer>,
  });
}
