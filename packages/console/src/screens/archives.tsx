import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../lib/api.js';
import { useSay } from '../ui/act.js';
import { Button } from '../ui/controls.js';
import { Progress } from '../ui/states.js';

/** Imports an exported archive, and shows progress. */
export function ImportButton({ user }: { readonly user: string }) {
  const { client } = useApi();
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [transfer, setTransfer] = useState<string>();
  const state = useQuery({
    queryKey: ['transfer', transfer],
    enabled: transfer !== undefined,
    queryFn: () => client.call('users.transfer', { params: { id: transfer ?? '' } }),
    refetchInterval: (query) => (query.state.data && query.state.data.state !== 'running' ? false : 700),
  });
  const bring = async (file: File) => {
    try {
      const body = new Uint8Array(await file.arrayBuffer());
      const begun = await client.call('users.import_data', { params: { user_id: user }, body });
      setTransfer(begun.id);
    } catch (error) {
      say('', error);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label={`Archive for ${user}`}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => event.target.files?.[0] && void bring(event.target.files[0])}
      />
      <Button onClick={() => input.current?.click()}>Import</Button>
      {state.data && (
        <div className="w-full">
          <Progress label={`Import: ${state.data.state}`} done={state.data.lines.done} total={state.data.lines.total} />
        </div>
      )}
    </>
  );
}

/** Reads the archive as it arrives, and reports progress. */
export async function received(response: Response, tell: (bytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  let bytes = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(new Uint8Array(part.value));
    bytes += part.value.length;
    tell(bytes);
  }
  return new Blob(parts, { type: 'application/zip' });
}

export function download(archive: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(archive);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
