import { type Kysely, sql } from 'kysely'

/** Links with which an agency recognizes where visitors of a page come from. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table tagged_links (
      account_id uuid not null references agencies,
      id uuid not null,
      asset_id uuid not null,
      channel text not null,
      name text not null,
      source text not null,
      medium text not null,
      campaign text not null,
      created_at timestamptz not null default now(),
      archived_at timestamptz,
      primary key (account_id, id),
      -- Visits are counted by these, so two links of a page never have the same.
      unique (account_id, asset_id, source, medium, campaign),
      foreign key (account_id, asset_id) references assets (account_id, id)
    );
    call isolate_by_account('tagged_links');
  `)
    .execute(db)
}
