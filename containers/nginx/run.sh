#!/bin/sh
# Runs nginx. It looks the web server's name up only when it reads its settings, and a container that starts again may get
# another address: so wait for the name, then have nginx read its settings again whenever the address changes.
set -eu

address() {
  getent hosts web | sort
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
