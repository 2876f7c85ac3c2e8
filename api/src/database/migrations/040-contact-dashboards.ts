import { type Kysely, sql } from 'kysely'

/** Links to the pages of homeowners, and what the owners say there. Modules are settings of the dashboard's asset. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- A code is derived from the keys of its row and the secret of the installation, so only its hash is stored.
    create table dashboard_links (
      account_id uuid not null references agencies,
      contact_id uuid not null,
      property_id uuid not null,
      -- Counts the codes of a home: a replaced link is the next generation.
      generation int not null default 1,
      code_hash bytea not null,
      created_at timestamptz not null default now(),
      -- Revoked links stay, so that their pages can say so.
      revoked_at timestamptz,
      primary key (account_id, contact_id, property_id, generation),
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade,
      foreign key (account_id, property_id) references properties (account_id, id) on delete cascade
    );
    create index dashboard_links_by_code on dashboard_links (code_hash);
    call isolate_by_account('dashboard_links');

    -- The link of a code, for a visitor request that arrives before an account is entered.
    create function find_dashboard_link(hash bytea)
      returns table (account_id uuid, contact_id uuid, property_id uuid, is_revoked boolean)
      language sql stable security definer set search_path = pg_catalog, public as $$
        select l.account_id, l.contact_id, l.property_id, l.revoked_at is not null
        from dashboard_links l where l.code_hash = hash
      $$;
    revoke all on function find_dashboard_link from public;
    grant execute on function find_dashboard_link to gable_app;

    -- What an owner keeps on the page of a home, and the figures that the page showed on their last visit.
    create table dashboard_answers (
      account_id uuid not null references agencies,
      contact_id uuid not null,
      property_id uuid not null,
      marks jsonb not null default '{}',
      assumptions jsonb,
      seen jsonb,
      -- Of the visit before, with which the page compares.
      previous_seen jsonb,
      seen_at timestamptz,
      primary key (account_id, contact_id, property_id),
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade,
      foreign key (account_id, property_id) references properties (account_id, id) on delete cascade
    );
    call isolate_by_account('dashboard_answers');

    -- What owners say about their home. The value of a field that was accepted last replaces the one on record.
    create table owner_corrections (
      account_id uuid not null references agencies,
      id uuid not null,
      contact_id uuid not null,
      property_id uuid not null,
      field text not null,
      value numeric,
      recorded numeric,
      text text not null default '',
      year smallint,
      cost int,
      state text not null default 'PENDING' check (state in ('PENDING', 'ACCEPTED', 'DECLINED')),
      created_at timestamptz not null default now(),
      decided_at timestamptz,
      decided_by uuid,
      primary key (account_id, id),
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade,
      foreign key (account_id, property_id) references properties (account_id, id) on delete cascade,
      foreign key (account_id, decided_by) references agents (account_id, id) on delete set null (decided_by)
    );
    create index owner_corrections_by_property on owner_corrections (account_id, property_id, created_at desc);
    call isolate_by_account('owner_corrections');

    alter table notifications add correction_id uuid;
    alter table notifications drop constraint notifications_check;
    alter table notifications add check (num_nonnulls(note_id, lead_id, correction_id) = 1);
    alter table notifications add unique (account_id, correction_id, agent_id);
    alter table notifications add foreign key (account_id, correction_id)
      references owner_corrections (account_id, id) on delete cascade;

    create table vendors (
      account_id uuid not null references agencies,
      id uuid not null,
      type text not null check (type in ('COMPANY', 'INDIVIDUAL')),
      name text,
      company_name text,
      nmls_id text,
      email text,
      phone text,
      category text,
      logo_media jsonb,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (account_id, id)
    );
    call isolate_by_account('vendors');
    create trigger vendors_notify_public_content after update on vendors
      for each row execute function notify_public_content();

    -- The contacts who clicked a button in a period.
    create index timeline_entries_clicks on timeline_entries (account_id, (detail ->> 'moduleId'), (detail ->> 'text'), at desc)
      where event_group = 'DASHBOARD' and kind = 'CLICKED';
  `)
    .execute(db)
}
