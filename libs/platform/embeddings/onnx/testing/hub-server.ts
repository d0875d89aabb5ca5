import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HubOptions {
  /** Content served instead of the listed one, by path. */
  readonly served?: Readonly<Record<string, Uint8Array>>;
  /** Cuts the connection once, after this many bytes. */
  readonly cutAfter?: number;
  readonly token?: string;
}

/** A local server with the Hugging Face hub's API: the commit, the tree, and files behind a redirect to a store. */
export async function hubServer(
  repository: string,
  files: Readonly<Record<string, Uint8Array>>,
  { served = {}, cutAfter, token }: HubOptions = {},
) {
  const commit = createHash('sha1').update(repository).digest('hex');
  const asked: { path: string; range: string | undefined; authorization: string | undefined }[] = [];
  let cut = cutAfter;

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname: path } = new URL(request.url ?? '', 'http://hub');
    const { range, authorization } = request.headers;
    asked.push({ path, range, authorization });
    if (!path.startsWith('/store/') && token && authorization !== `Bearer ${token}`) {
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"Invalid credentials"}');
    } else if (path === `/api/models/${repository}/revision/main`) {
      send(response, { id: repository, sha: commit, private: false });
    } else if (path === `/api/models/${repository}/tree/${commit}`) {
      send(response, [
        { type: 'directory', oid: commit, size: 0, path: 'onnx' },
        ...Object.entries(files).map(entryOf),
      ]);
    } else if (path.startsWith(`/${repository}/resolve/${commit}/`)) {
      const file = path.slice(`/${repository}/resolve/${commit}/`.length);
      response.writeHead(302, { location: `/store/${file}`, 'x-repo-commit': commit }).end();
    } else if (path.startsWith('/store/')) {
      const file = decodeURIComponent(path.slice('/store/'.length));
      sendFile(response, served[file] ?? files[file], range);
    } else response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"Repository not found"}');
  };

  const sendFile = (response: ServerResponse, content: Uint8Array | undefined, range: string | undefined): void => {
    if (!content) return void response.writeHead(404).end();
    const from = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
    const rest = content.subarray(from);
    response.writeHead(from > 0 ? 206 : 200, {
      'content-length': rest.length,
      ...(from > 0 && { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` }),
    });
    if (cut === undefined || rest.length <= cut) return void response.end(rest);
    const part = rest.subarray(0, cut);
    cut = undefined;
    response.write(part, () => response.destroy());
  };

  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    commit,
    asked,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Weights are in LFS and have a SHA-256. Small files have a git blob id. */
function entryOf([path, content]: [string, Uint8Array]) {
  const blob = createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
  const lfs = { oid: createHash('sha256').update(content).digest('hex'), size: content.length, pointerSize: 134 };
  return { type: 'file', oid: blob, size: content.length, path, ...(path.endsWith('.onnx') && { lfs }) };
}
