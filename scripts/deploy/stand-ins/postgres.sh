#!/bin/sh
# What the official image does with POSTGRES_USER, POSTGRES_PASSWORD and POSTGRES_DB when its folder is still empty.
set -e
data=/var/lib/postgresql/data
as_postgres() { setpriv --reuid postgres --regid postgres --init-groups "$@"; }
mkdir -p "$data"
chown -R postgres "$data"
if [ ! -s "$data/PG_VERSION" ]; then
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/word
  chown postgres /tmp/word
  as_postgres initdb -D "$data" -U "$POSTGRES_USER" --pwfile /tmp/word -A scram-sha-256 -E UTF8
  rm /tmp/word
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
  as_postgres pg_ctl -D "$data" -w -o "-c listen_addresses=''" start
  PGPASSWORD="$POSTGRES_PASSWORD" createdb -h /var/run/postgresql -U "$POSTGRES_USER" "$POSTGRES_DB"
  as_postgres pg_ctl -D "$data" -w stop
fi
exec setpriv --reuid postgres --regid postgres --init-groups postgres -D "$data" -c listen_addresses='*'
