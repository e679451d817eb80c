#!/bin/sh
# Runs a replica of the database at REPLICA_OF, copied atomically at the first start. After an outage longer than the primary
# keeps its WAL for, delete the volume: the next start makes a new copy.
set -eu

draft=$(dirname "$PGDATA")/new
until [ -s "$PGDATA/PG_VERSION" ]; do
  rm -rf "$draft"
  if pg_basebackup --host="$REPLICA_OF" --username=portal --pgdata="$draft" --checkpoint=fast --write-recovery-conf; then
    mv "$draft" "$PGDATA"
  else
    sleep 2
  fi
done
exec docker-entrypoint.sh postgres
