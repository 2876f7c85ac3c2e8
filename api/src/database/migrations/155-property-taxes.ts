import { type Kysely, sql } from 'kysely'

/** Effective property tax by county. Calculators and owners' pages use a new file at once. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function county_key(county text) returns text language sql immutable parallel safe return
      regexp_replace(
        regexp_replace(
          regexp_replace(lower(county), '^saint |^st[.]? ', 'st '),
          ' (county|parish|borough|census area|municipality)$', ''),
        '[^a-z0-9]', '', 'g');
    comment on function county_key is
      'The same for "Strafford" and "Strafford County". A city that is a county of its own keeps "city", because a county may have its name.';
    create table market_property_taxes (
      state text not null,
      key text not null,
      county text not null,
      fips text,
      rate numeric(6, 4) not null,
      year smallint not null,
      zips text[] not null default '{}',
      source text not null,
      primary key (state, key)
    );
    create index market_property_taxes_by_zip on market_property_taxes using gin (zips);
    grant select on market_property_taxes to gable_app;
    create trigger market_property_taxes_notify after insert or update or delete on market_property_taxes
      for each statement execute function notify_market_rates();
  `.execute(db)
}
