import type { Config } from './config.js';

/** Somebody outside of this installation to whom content is sent. */
export interface ExternalProcessor {
  readonly purpose: 'embeddings' | 'rerank';
  readonly provider: string;
  readonly model: string | undefined;
  /** Host and port, without credentials or path. */
  readonly host: string;
}

/** As `URL.hostname` writes them. */
const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * To whom content is sent, as it is configured: what is stored and asked to an embedding provider, what is asked and the
 * texts of its first results to a reranker. A server on this machine is none; of another in the same network only the
 * operator knows whose it is, so it is named.
 */
export function externalProcessors(
  config: Pick<Config, 'embedding' | 'nextEmbedding' | 'rerank'>,
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
  ].map(({ url: address, ...rest }) => ({ ...rest, address: new URL(address) }));
  return named
    .filter(({ address }) => !OWN.test(address.hostname))
    .map(({ address, ...rest }) => ({ ...rest, host: address.host }));
}
