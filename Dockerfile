# The server with its pages. Node runs TypeScript as it is; only the pages are built.
FROM node:24-slim AS built
WORKDIR /turnpoint
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:24-slim
WORKDIR /turnpoint
COPY --from=built --chown=node:node /turnpoint .
RUN mkdir -p data && chown node:node data
USER node
ENV HOST=0.0.0.0 PORT=8080 LOG_LEVEL=info
EXPOSE 8080
VOLUME /turnpoint/data
# Node hears SIGTERM itself and drains.
CMD ["node", "apps/server/src/main.ts"]
