# The server with the built application, for `docker compose up` or any other container engine. Settings: docs/environment.md.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /evergreen
ENV CI=true
RUN npm install --global pnpm@10.34.9
COPY . .
# .npmrc keeps pnpm silent; a failed installation has to say why.
RUN pnpm install --frozen-lockfile --reporter=append-only --loglevel=info && pnpm build

# What the server needs while it runs, and nothing of the tools that built it.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /evergreen
ENV CI=true
RUN npm install --global pnpm@10.34.9
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .npmrc ./
COPY packages/core/package.json packages/core/package.json
COPY packages/server/package.json packages/server/package.json
RUN pnpm install --prod --frozen-lockfile --reporter=append-only --loglevel=info --filter @evergreen/server...

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production
WORKDIR /evergreen
COPY --from=packages /evergreen ./
COPY --from=build /evergreen/packages/server/dist packages/server/dist
COPY --from=build /evergreen/packages/server/migrations packages/server/migrations
COPY --from=build /evergreen/packages/app/dist packages/app/dist
RUN install --directory --owner=node --group=node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/dist/server.js", "--host", "0.0.0.0", "--port", "8080", "--data", "/data"]
