import { expect, it } from 'vitest';
import { onlyReads } from './only-reads';

it.each([
  'select "id" from "session_family" where "id" = $1',
  'select coalesce(sum(pg_column_size(body)), 0)::float8 as bytes from replicated_row where company_id = $1',
  'with page as (select version from replicated_row) select version from page',
  'select "updated_at" from "account" where "id" in ($1, $2)',
])('reads alone: %s', (text) => {
  expect(onlyReads(text)).toBe(true);
});

it.each([
  'insert into "idempotency" ("key") values ($1)',
  'select "version" from "replicated_row" where "id" = $1 for update',
  'select "id" from "job" for no key update skip locked',
  'select pg_advisory_xact_lock($1)',
  'select begin_epoch($1)',
  'select my_companies()',
  'with taken as (update "service" set "calls" = 1 returning *) select * from taken',
  'select nextval($1)',
  'commit',
])('leaves something, or may: %s', (text) => {
  expect(onlyReads(text)).toBe(false);
});
