import { type Kysely, sql } from 'kysely'

/** Host names of agencies' own, under which their pages stand, and what search engines may know of. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- Known before any account is open: a visitor's browser says nothing but the name.
    create table hosts (
      host text primary key check (host = lower(host)),
      agency uuid not null references agencies (account_id) on delete cascade,
      added_at timestamptz not null default now()
    );
    grant select on hosts to gable_app;
    create function tell_host() returns trigger language plpgsql as $$ begin
      perform pg_notify('subjects', 'shown ' || coalesce(new.agency, old.agency));
      return null;
    end $$;
    create trigger hosts_shown_told after insert or update or delete on hosts
      for each row execute function tell_host();

    -- Of all agencies, or of one.
    create function listed_pages(wanted uuid) returns table (id uuid, account_id uuid, updated_at timestamptz)
      language sql stable security definer set search_path = pg_catalog, public as $$
        select s.id, s.account_id, s.updated_at from subjects s
        where s.kind = 'landing-page' and s.status = 'PUBLISHED' and s.agent_id is null
          and (wanted is null or s.account_id = wanted)
        order by s.updated_at desc, s.id limit 50000
      $$;
    revoke all on function listed_pages from public;
    grant execute on function listed_pages to gable_app;
  `)
    .execute(db)
}
