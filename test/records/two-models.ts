import { type Answer, sendVectors } from '@platform/embeddings/testing/openai-server.js';

/** A server with two models: the vectors of `old` have 3 dimensions, those of `new` have 4. */
export const twoModels: Answer = ({ body: { model, input } }, response) => {
  const tail = model === 'new' ? [1, 1] : [1];
  sendVectors(
    response,
    input.map((text, index) => ({ index, embedding: [text.length, 1, ...tail] })),
  );
};

export const withOld = ({ baseUrl }: { readonly baseUrl: string }) => ({
  EMBEDDING_PROVIDER: 'openai',
  EMBEDDING_BASE_URL: baseUrl,
  EMBEDDING_MODEL: 'old',
});

export const withBoth = (server: { readonly baseUrl: string }) => ({
  ...withOld(server),
  EMBEDDING_NEXT_PROVIDER: 'openai',
  EMBEDDING_NEXT_MODEL: 'new',
});

/** Without these a start asks the models for their dimensions. */
export const SIZES = { EMBEDDING_DIMENSIONS: '3', EMBEDDING_NEXT_DIMENSIONS: '4' };
