#!/bin/sh
# Runs nginx. It looks the web server's name up only when it reads its settings, and a container that starts again may get
# another address: so wait for the name, then have nginx read its settings again whenever the address changes.
set -eu

address() {
  getent hosts web | sort
}

watch() {
  while sleep 2; do
    now=$(address) || continue
    [ "$now" = "$1" ] || { nginx -s reload && set -- "$now"; }
  done
}

until known=$(address) && [ -n "$known" ]; do
  sleep 1
done
watch "$known" &
exec nginx -g 'daemon off;'
