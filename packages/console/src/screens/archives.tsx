import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../lib/api.js';
import { useSay } from '../ui/act.js';
import { Button } from '../ui/controls.js';
import { Failed, Progress } from '../ui/states.js';

/** Imports an exported archive, and shows progress. */
export function ImportButton({ user }: { readonly user: string }) {
  const { client } = useApi();
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [transfer, setTransfer] = useState<string>();
  const [sending, setSending] = useState(false);
  const state = useQuery({
    queryKey: ['transfer', transfer],
    enabled: transfer !== undefined,
    queryFn: () => client.call('users.transfer', { params: { id: transfer ?? '' } }),
    refetchInterval: (query) => (query.state.data && query.state.data.state !== 'running' ? false : 700),
  });
  const bring = async (file: File) => {
    setSending(true);
    try {
      const body = new Uint8Array(await file.arrayBuffer());
      const begun = await client.call('users.import_data', { params: { user_id: user }, body });
      setTransfer(begun.id);
    } catch (error) {
      say('', error);
    } finally {
      setSending(false);
    }
  };
  const data = state.data;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label={`Archive for ${user}`}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Otherwise the browser reports no change when the same file is chosen again.
          target.value = '';
          if (file) void bring(file);
        }}
      />
      <Button busy={sending || data?.state === 'running'} onClick={() => input.current?.click()}>
        Import
      </Button>
      {data && (
        <div className="w-full">
          <Progress label={`Import: ${data.state}`} done={data.lines.done} total={data.lines.total} />
          {data.error && <p className="stored text-bad">{data.error}</p>}
          {data.state === 'interrupted' && <p className="text-bad">The server stopped. Send the archive again.</p>}
        </div>
      )}
      {state.error && <Failed error={state.error} retry={() => void state.refetch()} />}
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
