#!/bin/sh
# Run once by PostgreSQL's image, in an empty data folder: the role that owns the product's database may create roles and
# is no superuser, so that row-level security holds for it as well.
set -eu
psql --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --set "password=$POSTGRES_OWNER_PASSWORD" <<'SQL'
create role wakil_owner login createrole nosuperuser nocreatedb password :'password';
create database wakil owner wakil_owner template template0 encoding 'UTF8' locale 'C.UTF-8';
SQL
