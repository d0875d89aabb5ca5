import type { Config } from './config.js';
import type { ModelPurpose } from './models.js';

/** Purposes for which language models are called so far. */
const ASKED: readonly ModelPurpose[] = ['extract', 'chat'];

export type ProcessorPurpose = 'embeddings' | 'rerank' | ModelPurpose;

/** A party outside this installation that receives content. */
export interface ExternalProcessor {
  readonly purpose: ProcessorPurpose;
  readonly provider: string;
  readonly model: string | undefined;
  /** Host and port, without credentials or path. */
  readonly host: string;
}

/** As `URL.hostname` writes them. */
const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * The parties that receive content under this configuration:
 * - an embedding provider receives stored texts and queries;
 * - a reranker receives queries and the texts of their first results;
 * - a language model receives the content that each purpose lists.
 *
 * A server on this machine is not listed. A server in the same network is listed, because only the operator knows who
 * runs it.
 */
export function externalProcessors(
  config: Pick<Config, 'embedding' | 'nextEmbedding' | 'rerank' | 'models'>,
): readonly ExternalProcessor[] {
  const embedders = [config.embedding, config.nextEmbedding].filter(
    (one) => one && one.provider !== 'bundled' && one.provider !== 'onnx',
  );
  const { provider, url, model } = config.rerank;
  const named = [
    ...embedders.map((one) => ({
      purpose: 'embeddings' as const,
      provider: one!.provider,
      model: one!.model,
      url: one!.baseUrl!,
    })),
    ...(url !== undefined && provider !== 'none' && provider !== 'onnx'
      ? [{ purpose: 'rerank' as const, provider, model, url }]
      : []),
    ...ASKED.flatMap((purpose) => {
      const one = config.models.byPurpose[purpose];
      return one ? [{ purpose, provider: one.provider, model: one.model, url: one.baseUrl }] : [];
    }),
  ].map(({ url: address, ...rest }) => ({ ...rest, address: new URL(address) }));
  return named
    .filter(({ address }) => !OWN.test(address.hostname))
    .map(({ address, ...rest }) => ({ ...rest, host: address.host }));
}
