import { type Kysely, sql } from 'kysely'

/** Readable addresses of landing pages, and archived brands. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- The addresses that a page has and had. Earlier ones lead to the current one.
    create table landing_page_slugs (
      account_id uuid not null references agencies,
      -- The agent of personal pages, or else the account.
      owner_id uuid not null,
      slug text not null check (slug = lower(slug)),
      page_id uuid not null,
      is_current boolean not null,
      primary key (account_id, owner_id, slug),
      foreign key (account_id, page_id) references assets (account_id, id) on delete cascade
    );
    create unique index landing_page_slugs_current on landing_page_slugs (account_id, page_id) where is_current;
    call isolate_by_account('landing_page_slugs');

    -- On the host that agencies share, an address belongs to one of them.
    create table shared_page_slugs (
      slug text primary key,
      agency uuid not null references agencies (account_id) on delete cascade,
      page_id uuid not null
    );
    alter table shared_page_slugs enable row level security;
    create policy page_slugs_are_public on shared_page_slugs for select using (true);
    create policy account_adds_page_slugs on shared_page_slugs for insert with check (agency = current_account());
    create policy account_moves_page_slugs on shared_page_slugs for update
      using (agency = current_account()) with check (agency = current_account());
    grant select, insert, update on shared_page_slugs to gable_app;

    -- The page at an address: below the personalized URL of an agent, on an account's host, or else on the shared one.
    create function find_page_by_slug(wanted text, account uuid, purl text)
      returns table (page_id uuid, current_slug text)
      language sql stable security definer set search_path = pg_catalog, public as $$
        with found as (
          select s.account_id, s.page_id from agents a
          join landing_page_slugs s on s.account_id = a.account_id and s.owner_id = a.id and s.slug = wanted
          where a.purl_id = purl and (account is null or a.account_id = account)
          union all
          select s.account_id, s.page_id from landing_page_slugs s
          where purl is null and s.account_id = account and s.owner_id = account and s.slug = wanted
          union all
          select g.agency, g.page_id from shared_page_slugs g
          where purl is null and account is null and g.slug = wanted
        )
        select f.page_id, c.slug from found f
        join landing_page_slugs c on c.account_id = f.account_id and c.page_id = f.page_id and c.is_current
      $$;
    revoke all on function find_page_by_slug from public;
    grant execute on function find_page_by_slug to gable_app;
    comment on function find_page_by_slug is 'The landing page at a readable address, before an account is entered.';

    drop function list_indexable_pages(uuid);
    create function list_indexable_pages(account uuid)
      returns table (id uuid, account_id uuid, updated_at timestamptz, slug text, is_slug_shared boolean)
      language sql stable security definer set search_path = pg_catalog, public as $$
        select s.id, s.account_id, s.updated_at, c.slug, g.slug is not null from assets s
        left join landing_page_slugs c on c.account_id = s.account_id and c.page_id = s.id and c.is_current
        left join shared_page_slugs g on g.slug = c.slug and g.page_id = s.id
        where s.kind = 'landing-page' and s.status = 'PUBLISHED' and s.agent_id is null
          and (account is null or s.account_id = account)
        order by s.updated_at desc, s.id limit 50000
      $$;
    revoke all on function list_indexable_pages from public;
    grant execute on function list_indexable_pages to gable_app;
    comment on function list_indexable_pages(uuid) is 'The published landing pages that search engines may list, of one account or, given null, of all.';

    insert into landing_page_slugs (account_id, owner_id, slug, page_id, is_current)
    select account_id, owner_id, case when n = 1 then base else left(base, 54) || '-' || n end, id, true
    from (
      select *, row_number() over (partition by account_id, owner_id, base order by created_at, id) as n
      from (
        select account_id, id, created_at, coalesce(agent_id, account_id) as owner_id,
          trim(both '-' from left(trim(both '-' from
            regexp_replace(regexp_replace(lower(name), '[''’.]', '', 'g'), '[^a-z0-9]+', '-', 'g')), 58)) as base
        from assets where kind = 'landing-page'
      ) named
      where length(base) >= 3 and base not in ('preview', 'new', 'edit', 'tracking', 'video', 'null', 'undefined')
        and base !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    ) numbered
    on conflict do nothing;

    insert into shared_page_slugs (slug, agency, page_id)
    select s.slug, s.account_id, s.page_id
    from landing_page_slugs s join assets a on a.account_id = s.account_id and a.id = s.page_id
    where s.owner_id = s.account_id order by a.created_at, a.id
    on conflict do nothing;

    -- Nothing new uses an archived brand.
    alter table brandings add column archived_at timestamptz check (archived_at is null or not is_default);
  `)
    .execute(db)
}
