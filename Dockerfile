# The images of Sallyport, one target each: hub, sandbox, egress, worker (WORKER names which).
# Each holds node, the libraries node names, and its own sources: no shell, no package manager. Any uid can run them.
# Build them through bin/sallyport, or: docker build --target worker --build-arg WORKER=demo .

# The root file system of all images.
FROM node:26-bookworm-slim AS rootfs
RUN mkdir -p /out/etc/ssl/certs /out/usr/local/bin /out/app /out/tmp /out/state /out/config /out/run/hub \
 && chmod 1777 /out/tmp /out/state /out/run/hub \
 && cp /usr/local/bin/node /out/usr/local/bin/ \
 && LD_TRACE_LOADED_OBJECTS=1 /usr/local/bin/node \
    | sed -n -e 's/.*=> \(\/[^ ]*\) .*/\1/p' -e 's/^[[:space:]]*\(\/[^ ]*\) .*/\1/p' \
    | while read -r file; do mkdir -p "/out$(dirname "$file")" && cp -L "$file" "/out$file"; done \
 && printf 'root:x:0:0::/:/sbin/nologin\nsallyport:x:1000:1000::/tmp:/sbin/nologin\n' > /out/etc/passwd \
 && printf 'root:x:0:\nsallyport:x:1000:\n' > /out/etc/group \
 && { cp /etc/ssl/certs/ca-certificates.crt /out/etc/ssl/certs/ 2>/dev/null || true; }

FROM scratch AS base
ENV PATH=/usr/local/bin NODE_ENV=production HOME=/tmp
WORKDIR /app
COPY --from=rootfs /out /
USER 1000:1000
ENTRYPOINT ["node", "--disable-sigusr1"]

# Only what decides which libraries are installed, so that a changed source installs nothing anew.
FROM node:26-bookworm-slim AS packages
WORKDIR /context
COPY . .
RUN mkdir /packages \
 && cp package-lock.json .npmrc /packages/ \
 && find . -name package.json | while read -r file; do mkdir -p "/packages/$(dirname "$file")" && cp "$file" "/packages/$file"; done

# A registry that asks for a login: NPMRC=~/.npmrc bin/sallyport up. The file is seen by npm only, never part of an image.
FROM node:26-bookworm-slim AS hub-libraries
WORKDIR /app
COPY --from=packages /packages ./
RUN --mount=type=cache,target=/root/.npm --mount=type=secret,id=npmrc,target=/root/.npmrc,required=false \
    npm ci --omit=dev --omit=optional --workspace=hub

FROM node:26-bookworm-slim AS egress-libraries
WORKDIR /app
COPY --from=packages /packages ./
RUN --mount=type=cache,target=/root/.npm --mount=type=secret,id=npmrc,target=/root/.npmrc,required=false \
    npm ci --omit=dev --omit=optional --workspace=egress

FROM node:26-bookworm-slim AS worker-libraries
ARG WORKER=demo
WORKDIR /app
COPY --from=packages /packages ./
RUN --mount=type=cache,target=/root/.npm --mount=type=secret,id=npmrc,target=/root/.npmrc,required=false \
    npm ci --omit=dev --omit=optional --workspace="workers/$WORKER"
# The libraries alone: what else stands here (lock file, packages of others) changes with any worker that comes or goes,
# and another image of a worker holds its tools until an operator accepts them.
RUN rm node_modules/.package-lock.json \
 && mkdir /libraries \
 && find . -name node_modules -prune -exec cp -a --parents {} /libraries \;

FROM base AS hub
COPY --from=hub-libraries /app ./
COPY sandbox/src sandbox/src
COPY hub/src hub/src
CMD ["hub/src/main.ts"]

# No library at all: keeper and runner use node alone.
FROM base AS sandbox
COPY sandbox/package.json sandbox/
COPY sandbox/src sandbox/src
USER 65532:65532
CMD ["sandbox/src/keeper.ts"]

FROM base AS egress
COPY --from=egress-libraries /app ./
COPY egress/src egress/src
CMD ["egress/src/main.ts"]

FROM base AS worker
ARG WORKER=demo
COPY --from=worker-libraries /libraries ./
COPY workers/sdk workers/sdk
COPY workers/${WORKER} workers/${WORKER}
