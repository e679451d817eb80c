#!/bin/sh
# Runs a replica of the database at REPLICA_OF, which it copies at its first start. The copy appears whole or not at all; one that
# was away for longer than the primary keeps its log for has to be thrown away, and is made anew.
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
