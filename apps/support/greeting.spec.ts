import { readConfig } from '@platform/config/config.js';
import { getsEnglishWords } from '@platform/embeddings/known-models.js';
import { greeting } from './greeting.js';

const shown = (env: Record<string, string>) => greeting('http://127.0.0.1:3000', null, readConfig(env));

it('names every language that the bundled model gets word by word, and no other', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const space = { provider: 'bundled', model: '', dimensions: 512 };
  const codes = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'zh', 'ja'];
  const read = codes.filter((code) => getsEnglishWords(space, code));
  const said = codes.filter((code) => shown({}).includes(names.of(code) ?? ''));
  expect(said).toEqual(read);
  expect(said.length).toBeGreaterThan(0);
});

it('names the model that was chosen, and recommends no other', () => {
  const text = shown({ EMBEDDING_PROVIDER: 'onnx', EMBEDDING_MODEL: 'e5-small-v2' });
  expect(text).toContain('Meaning by e5-small-v2 (onnx)');
  expect(text).not.toContain('npm run model');
});

it('is not ready while something has to be done before anything is served', () => {
  const text = greeting('http://127.0.0.1:3000', null, readConfig({}), { awaited: ['ledger'] });
  expect(text).toContain('listens on http://127.0.0.1:3000 but serves nothing yet. It waits for ledger');
  expect(text).not.toContain('is ready');
});

it('names what needs attention although requests are served', () => {
  const text = greeting('http://127.0.0.1:3000', null, readConfig({}), { complained: ['erasure_ledger'] });
  expect(text).toContain('is ready on http://127.0.0.1:3000');
  expect(text).toContain('Needs attention: erasure_ledger. See the log and http://127.0.0.1:3000/readyz');
});
