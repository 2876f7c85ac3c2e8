import { type Kysely, sql } from 'kysely'

/** New rates show in calculators at once. Widgets whose rate an agency chose keep it. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function notify_market_rates() returns trigger language plpgsql as $$ begin
      perform pg_notify('subjects', 'shown ');
      return null;
    end $$;
    comment on function notify_market_rates() is
      'Tells every process that visitors of all accounts may see something else now.';
    create trigger market_rates_notify after insert or update or delete on market_rates
      for each statement execute function notify_market_rates();
    update assets set settings = jsonb_set(settings, '{usesMarketRate}', 'false')
      where kind = 'widget' and type in ('MORTGAGE_CALC', 'AFFORDABILITY_CALC')
        and settings ? 'defaultInterestRate' and settings->'defaultInterestRate' <> to_jsonb(4.5);
  `.execute(db)
}
