#!/bin/sh
# Runs nginx. It looks the web servers' names (WEB_HOSTS) up only when it reads its settings, and a container that starts again may get
# another address: so wait for a name, then have nginx read its settings again whenever an address changes.
set -eu

address() {
  for host in ${WEB_HOSTS:-web}; do getent hosts "$host"; done | sort
}

watch() {
  known=$1
  while sleep 2; do
    now=$(address)
    [ -n "$now" ] || continue
    [ "$now" != "$known" ] || continue
    nginx -s reload || continue
    known=$now
  done
}

first=$(address)
until [ -n "$first" ]; do
  sleep 1
  first=$(address)
done
watch "$first" &
exec nginx -g 'daemon off;'
