#!/bin/sh
# From a backup to the running portal, on an empty machine with containers, from the root of the source tree:
#   sh containers/restore.sh FOLDER [PASSPHRASE_FILE]
# FOLDER is a backup, with the folder `media` beside it; without a file the passphrase is asked for, or BACKUP_PASSPHRASE of
# .env counts. COMPOSE names another tool than `docker compose`. An interrupted run is repeated. It ends with the code of
# `admin.mjs restore`; 2 is a wrong command line.
set -eu

refuse() {
  echo "$1" >&2
  exit 2
}

[ $# -ge 1 ] && [ $# -le 2 ] || refuse 'ใช้: sh containers/restore.sh FOLDER [PASSPHRASE_FILE] (usage)'
[ -f "$1/manifest.json" ] || refuse "ไม่มีชุดสำรองใน $1 (no backup there: manifest.json is missing)"
name=$(basename "$(cd "$1" && pwd)")
from=$(dirname "$(cd "$1" && pwd)")
secret=''
if [ $# = 2 ]; then
  [ -f "$2" ] && [ -r "$2" ] || refuse "อ่านแฟ้มวลีผ่าน $2 ไม่ได้ (the file of the passphrase can't be read)"
  secret=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
fi
[ -d "$from/media" ] && media=media || media=''

cd "$(dirname "$0")/.."
compose=${COMPOSE:-docker compose}
# A command in a new container of the portal, without starting others.
in_web() {
  $compose run --rm --no-deps "$@"
}

$compose up -d db
until $compose exec -T db pg_isready -q -h 127.0.0.1 -U portal -d portal; do sleep 1; done

# Through a pipe: the account in the container reads no folder of this machine's administrator, and the volume has the backup
# afterwards. Only this backup is copied, not those beside it.
# shellcheck disable=SC2086
tar -C "$from" -cf - $media "$name" | in_web -T web sh -c 'tar -C "$BACKUP_DIR" -xf -'

if [ -n "$secret" ]; then
  in_web -T web node admin.mjs restore "$name" --passphrase <"$secret"
elif [ -f "$from/$name/secrets.json" ] && [ -t 0 ]; then
  in_web web node admin.mjs restore "$name"
else
  in_web -T web node admin.mjs restore "$name"
fi
$compose up -d
