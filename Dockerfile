# The portal as one image. It needs a PostgreSQL (DATABASE_URL), which it migrates on start, and a volume (/data). Settings and
# secrets come from the environment; nothing is downloaded at run time.
FROM docker.io/library/node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund

FROM packages AS build
COPY . .
RUN npm run build

FROM docker.io/library/node:24-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Without a limit Node's garbage grows with the memory of the machine; the live heap stays far below this one.
ENV NODE_OPTIONS="--max-old-space-size=512 --max-semi-space-size=8" MALLOC_ARENA_MAX=1
WORKDIR /app
COPY --from=build /app/.next/standalone/node_modules ./node_modules
COPY --from=build /app/.next/standalone/.next ./.next
COPY --from=build /app/.next/static ./.next/static
COPY prisma/migrations ./prisma/migrations
COPY --from=build /app/.next/standalone/docs ./docs
COPY --from=build /app/.next/standalone/features ./features
COPY --from=build /app/.next/standalone/lib ./lib
COPY public ./public
COPY package.json server.mjs admin.mjs containers/healthy.mjs ./
# The volume of backups gets its owner from this folder.
RUN mkdir /data /backups && chown node:node /data /backups
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=300s --retries=3 CMD ["node", "healthy.mjs"]
CMD ["node", "server.mjs"]
