#!/bin/sh
# Point-in-time recovery by pgBackRest, as the account of PostgreSQL. Its settings come from the environment
# (PGBACKREST_…), the same for the server, which archives by them.
#   pitr init             begins the archive, and makes the first base backup
#   pitr backup [full]    makes a base backup: of what has changed, or of everything
#   pitr info             lists base backups and the archive
#   pitr restore [TIME]   puts the stopped server's data back to a moment, as '2026-11-27 10:15:30+07'; without one to the last
#                         transaction in the archive
set -eu

case "${1:-}" in
  init)
    pgbackrest stanza-create
    pgbackrest check
    pgbackrest --type=full backup
    ;;
  backup)
    pgbackrest --type="${2:-incr}" backup
    ;;
  info)
    pgbackrest info
    ;;
  restore)
    if [ -n "${2:-}" ]; then
      case "$2" in
        *[+-][0-9][0-9] | *[+-][0-9][0-9]:[0-9][0-9]) ;;
        *)
          echo "the time needs its zone, as '2026-11-27 10:15:30+07'" >&2
          exit 2
          ;;
      esac
      pgbackrest --delta --type=time --target="$2" --target-action=promote restore
    else
      pgbackrest --delta restore
    fi
    ;;
  *)
    echo "usage: pitr init | backup [full] | info | restore ['2026-11-27 10:15:30+07']" >&2
    exit 2
    ;;
esac
