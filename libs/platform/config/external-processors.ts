import type { Config } from './config.js';
import type { ModelPurpose } from './models.js';

/** What language models are asked for so far. */
const ASKED: readonly ModelPurpose[] = ['extract', 'chat'];

export type ProcessorPurpose = 'embeddings' | 'rerank' | ModelPurpose;

/** Somebody outside of this installation to whom content is sent. */
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
 * To whom content is sent, as it is configured: what is stored and asked to an embedding provider, what is asked and the
 * texts of its first results to a reranker, and to a language model what each purpose names. A server on this machine is none; of another in the same network only the
 * operator knows whose it is, so it is named.
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
