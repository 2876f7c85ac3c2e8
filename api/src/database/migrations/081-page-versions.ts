import { type Kysely, sql } from 'kysely'

/** Versions and drafts of landing pages. Visitors see the settings in `assets`, which are those of the last version. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    do $$ declare checked text; begin
      select conname into strict checked from pg_constraint
      where conrelid = 'assets'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%status%';
      execute format('alter table assets drop constraint %I', checked);
    end $$;
    alter table assets add constraint assets_status_check
      check (status in ('PUBLISHED', 'ARCHIVED') or (status = 'DRAFT' and kind = 'landing-page'));

    -- What visitors saw, and since when.
    create table landing_page_versions (
      account_id uuid not null references agencies,
      page_id uuid not null,
      version int not null,
      branding_id uuid,
      settings jsonb not null,
      general_settings jsonb not null,
      published_at timestamptz not null default now(),
      published_by uuid,
      primary key (account_id, page_id, version),
      foreign key (account_id, page_id) references assets (account_id, id) on delete cascade,
      foreign key (account_id, branding_id) references brandings (account_id, id),
      foreign key (account_id, published_by) references agents (account_id, id)
    );
    call isolate_by_account('landing_page_versions');

    -- Unpublished changes of a page that was published.
    create table landing_page_drafts (
      account_id uuid not null references agencies,
      page_id uuid not null,
      branding_id uuid,
      settings jsonb not null,
      general_settings jsonb not null,
      primary key (account_id, page_id),
      foreign key (account_id, page_id) references assets (account_id, id) on delete cascade,
      foreign key (account_id, branding_id) references brandings (account_id, id)
    );
    call isolate_by_account('landing_page_drafts');

    -- Whatever publishes a page leaves a version.
    create function store_page_version() returns trigger language plpgsql as $$
    declare newest landing_page_versions;
    begin
      select * into newest from landing_page_versions v
      where v.account_id = new.account_id and v.page_id = new.id order by v.version desc limit 1;
      if newest.version is null
        or (newest.branding_id, newest.settings, newest.general_settings)
          is distinct from (new.branding_id, new.settings, new.general_settings)
      then
        insert into landing_page_versions
          (account_id, page_id, version, branding_id, settings, general_settings, published_at, published_by)
        values (new.account_id, new.id, coalesce(newest.version, 0) + 1, new.branding_id, new.settings,
          new.general_settings, new.updated_at, new.triggered_by);
      end if;
      return null;
    end $$;
    create trigger assets_store_page_version
      after insert or update of status, branding_id, settings, general_settings on assets
      for each row when (new.kind = 'landing-page' and new.status = 'PUBLISHED')
      execute function store_page_version();

    insert into landing_page_versions
      (account_id, page_id, version, branding_id, settings, general_settings, published_at, published_by)
    select account_id, id, 1, branding_id, settings, general_settings, updated_at, triggered_by
    from assets where kind = 'landing-page';
  `)
    .execute(db)
}
