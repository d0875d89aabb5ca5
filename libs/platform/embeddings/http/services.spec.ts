import { embeddingServer, vectorOf } from '@test/support/providers/embedding-servers.js';
import { unitVector } from '../embedder.js';
import { HttpEmbedder } from './http-embedder.js';

const KEY = 'very-secret';
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

type Service = Parameters<typeof embeddingServer>[0];

async function service(provider: Service, given: { model?: string; status?: number; dimensions?: number } = {}) {
  const server = await embeddingServer(provider, given.status);
  const embedder = new HttpEmbedder(provider, {
    baseUrl: `${server.url}/base`,
    apiKey: KEY,
    model: given.model ?? 'some-model',
    dimensions: given.dimensions,
    batchSize: 512,
    timeoutMs: 3_600_000,
    retries: 0,
  });
  open.push(embedder, server);
  return { server, embedder };
}

const BEARER = { authorization: `Bearer ${KEY}` };
const CASES: [Service, string, object, object, object][] = [
  [
    'google',
    '/base/models/some-model:batchEmbedContents',
    { 'x-goog-api-key': KEY },
    {
      requests: [
        {
          model: 'models/some-model',
          content: { parts: [{ text: 'tea' }] },
          taskType: 'RETRIEVAL_QUERY',
          outputDimensionality: 3,
        },
      ],
    },
    { requests: [expect.objectContaining({ taskType: 'RETRIEVAL_DOCUMENT' })] },
  ],
  [
    'mistral',
    '/base/embeddings',
    BEARER,
    { model: 'some-model', input: ['tea'], encoding_format: 'float', output_dimension: 3 },
    { input: ['tea'] },
  ],
  [
    'cohere',
    '/base/embed',
    BEARER,
    {
      model: 'some-model',
      texts: ['tea'],
      input_type: 'search_query',
      embedding_types: ['float'],
      output_dimension: 3,
      truncate: 'END',
    },
    { input_type: 'search_document' },
  ],
  [
    'voyage',
    '/base/embeddings',
    BEARER,
    { model: 'some-model', input: ['tea'], input_type: 'query', truncation: true, output_dimension: 3 },
    { input_type: 'document' },
  ],
  [
    'huggingface',
    '/base/models/some-model/pipeline/feature-extraction',
    BEARER,
    { inputs: ['tea'], normalize: true, truncate: true },
    { inputs: ['tea'] },
  ],
];

describe.each(CASES)('%s', (provider, path, headers, query, document) => {
  it('is called as its reference says, by the purpose of the text', async () => {
    const { server, embedder } = await service(provider, { dimensions: 3 });
    await embedder.embed(['tea'], 'query');
    await embedder.embed(['tea'], 'document');
    expect(server.seen[0]).toMatchObject({ path, headers });
    expect(server.seen[0]?.body).toEqual(query);
    expect(server.seen[1]?.body).toMatchObject(document);
  });

  it('returns one vector per text, in the order of the texts, in as many calls as needed', async () => {
    const { server, embedder } = await service(provider);
    const texts = Array.from({ length: 230 }, (_, i) => 'x'.repeat(i + 1));
    const vectors = await embedder.embed(texts, 'document');
    expect(vectors).toEqual(texts.map((text) => unitVector(vectorOf(text))));
    // One more call to learn the dimensions.
    expect(server.seen).toHaveLength({ google: 3, cohere: 3 }[provider as string] === 3 ? 4 : 2);
  });

  it('is distinguished from another server by the name of the space', async () => {
    const [one, other] = [await service(provider), await service(provider)];
    expect(one.embedder.space.provider).toBe(`${provider}@${new URL(one.server.url).host}/base`);
    expect(one.embedder.space.provider).not.toBe(other.embedder.space.provider);
  });

  it.each([
    [401, 'misconfigured'],
    [400, 'rejected'],
    [429, 'unavailable'],
    [503, 'unavailable'],
  ])('that responds with %i is %s, and nothing of its response is revealed', async (status, kind) => {
    const { embedder } = await service(provider, { status });
    const error = await embedder.embed(['a private diary'], 'query').catch((failure: Error) => failure);
    expect(error).toMatchObject({ kind, message: `The embedding provider answered ${status}` });
  });
});

it('a purpose that the protocol has no field for is part of the text, if the name of the model requires it', async () => {
  const { server, embedder } = await service('huggingface', { model: 'intfloat/e5-small-v2' });
  await embedder.embed(['tea'], 'query');
  await embedder.embed(['tea'], 'document');
  expect(server.seen.slice(1).map(({ body }) => body['inputs'])).toEqual([['query: tea'], ['passage: tea']]);
});

it('a service at its own URL has its own name', () => {
  const config = { apiKey: KEY, model: 'm', dimensions: 3, batchSize: 8, timeoutMs: 1_000, retries: 0 };
  for (const provider of ['openai', 'google', 'mistral', 'cohere', 'voyage', 'huggingface'] as const) {
    expect(new HttpEmbedder(provider, { ...config, baseUrl: undefined }).space.provider).toBe(provider);
  }
});
