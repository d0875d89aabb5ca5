import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../lib/api.js';
import { verifyReceipt, type Verdict } from '../lib/receipt.js';
import { useUrl } from '../lib/url.js';
import { useSay } from '../ui/act.js';
import { Button, Panel, TextArea } from '../ui/controls.js';

/** Verifies a signature in this browser, with a key that the person provides or that the server shows. */
export function CheckReceipt() {
  const { client } = useApi();
  const say = useSay();
  const [url] = useUrl();
  const [receipt, setReceipt] = useState<string>();
  const [key, setKey] = useState('');
  const [checked, setChecked] = useState<{ readonly texts: string; readonly verdict: Verdict }>();
  const chosen = url['erasure'];
  const own = useQuery({
    queryKey: ['receipt', chosen],
    // The list of erasures loads it once it exists.
    enabled: false,
    queryFn: () => client.call('privacy.receipt', { params: { id: chosen ?? '' } }),
  });
  const shown = receipt ?? (own.data ? JSON.stringify(own.data, null, 2) : '');
  const texts = JSON.stringify([shown, key]);
  // A verdict applies only to the texts that were checked.
  const verdict = checked?.texts === texts ? checked.verdict : undefined;
  const fetchKey = async () => {
    try {
      setKey(JSON.stringify(await client.call('privacy.receipt_key'), null, 2));
    } catch (error) {
      say('', error);
    }
  };
  return (
    <Panel title="Check a receipt">
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void verifyReceipt(shown, key).then((verdict) => setChecked({ texts, verdict }));
        }}
      >
        <p className="text-soft">
          The Ed25519 signature is checked in this browser. The server is not asked; with a key that you kept, it need
          not be believed.
        </p>
        <div className="grid gap-3 md:grid-cols-2">
          <TextArea
            label="Receipt, as it was given"
            rows={6}
            required
            spellCheck={false}
            value={shown}
            onChange={(event) => setReceipt(event.target.value)}
          />
          <TextArea
            label="Public key (a JWK or a set)"
            rows={6}
            required
            spellCheck={false}
            value={key}
            onChange={(event) => setKey(event.target.value)}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" kind="main">
            Check
          </Button>
          <Button onClick={() => void fetchKey()}>Take the server’s key</Button>
          <span
            role="status"
            className={verdict?.valid === true ? 'font-semibold text-good' : 'font-semibold text-bad'}
          >
            {verdict && saidOf(verdict)}
          </span>
        </div>
      </form>
    </Panel>
  );
}

function saidOf(verdict: Verdict): string {
  if (verdict.valid === true) return `Genuine: signed as it is by ${verdict.kid || 'this key'}.`;
  return `${verdict.valid === 'unknown' ? 'Not checked' : 'Not genuine'}: ${verdict.why}.`;
}
