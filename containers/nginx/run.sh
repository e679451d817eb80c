#!/bin/sh
# Runs nginx. nginx resolves the web servers' names (WEB_HOSTS) only when it reads its configuration, but a restarted container
# may get another address and a stopped one has no name: so wait for the first server, and reload nginx whenever an address
# changes.
set -eu

servers() {
  for host in ${WEB_HOSTS:-web}; do
    getent hosts "$host" | while read -r at _; do
      case $at in *:*) at="[$at]" ;; esac
      echo "server $at:3000 max_fails=1 fail_timeout=2s;"
    done
  done | sort -u
}

watch() {
  known=$1
  while sleep 2; do
    now=$(servers)
    [ -n "$now" ] || continue
    [ "$now" != "$known" ] || continue
    echo "$now" >/etc/nginx/portal-servers
    nginx -s reload || continue
    known=$now
  done
}

first=$(servers)
until [ -n "$first" ]; do
  sleep 1
  first=$(servers)
done
echo "$first" >/etc/nginx/portal-servers
watch "$first" &
exec nginx -g 'daemon off;'
