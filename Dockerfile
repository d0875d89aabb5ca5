# One image for every process; its command chooses which (containers/entry.sh). docs/operations.md says how to run it.
# It needs nothing that BuildKit adds, so the classic builder of older Docker versions builds it too.
ARG NODE=node:24-slim

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build
# A model that the image brings along: a name of docs/configuration.md. Without one it brings the bundled model alone.
ARG MODEL=
ARG HF_ENDPOINT=https://huggingface.co
RUN mkdir -p /models && if [ -n "$MODEL" ]; then EMBEDDING_MODELS_DIR=/models node dist/apps/model/main.js "$MODEL"; fi

FROM ${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# Type declarations and source maps of packages are read by tools of development only; of the ONNX runtime's libraries only
# those of this platform are loaded.
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
  && find node_modules/onnxruntime-node/bin -mindepth 3 -maxdepth 3 -type d ! -path "*/linux/$(node -p process.arch)" -exec rm -r {} +

FROM ${NODE}
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Recollect" \
  org.opencontainers.image.description="Self-hosted long-term memory for AI agents" \
  org.opencontainers.image.licenses="Apache-2.0" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
WORKDIR /app
# /data is for standalone, /secrets for the composition, /ledger for what was erased, which is kept apart from both. Volumes that are mounted there first belong to the account of
# the image; all else belongs to root, and no process of ours can change it.
RUN mkdir -p /data /ledger /secrets/server /secrets/postgres /secrets/redis && chown -R 1000:1000 /data /ledger /secrets \
  && ln -s /app/bin/amp.mjs /usr/local/bin/amp
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE ./
COPY migrations migrations
COPY containers containers
COPY bin bin
COPY --from=build /app/dist dist
COPY --from=build --chown=1000:1000 /models /models
# Loopback inside a container is reached by nobody: who may reach it is decided where the port is published.
# A worker tells of its health on the same port, so that one check does for all.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 WORKER_PORT=3000 RECOLLECT_DATA_DIR=/data EMBEDDING_MODELS_DIR=/models LEDGER_FILE=/ledger/erasures.ndjson
# By number, so that an orchestrator sees that it is not root.
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["/bin/sh", "/app/containers/entry.sh", "healthcheck"]
ENTRYPOINT ["/bin/sh", "/app/containers/entry.sh"]
CMD ["standalone"]
