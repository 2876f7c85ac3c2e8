import { type Kysely, sql } from 'kysely'

/** Mortgage rates by credit score and term. Calculators offer a new file at once. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table market_score_rates (
      term_years smallint not null,
      min_score smallint not null,
      observed_on date not null,
      rate numeric(6, 4) not null,
      source text not null,
      primary key (term_years, min_score)
    );
    comment on column market_score_rates.min_score is
      'The lowest credit score that gets the rate. It applies up to the next one of the file.';
    grant select on market_score_rates to gable_app;
    create trigger market_score_rates_notify after insert or update or delete on market_score_rates
      for each statement execute function notify_market_rates();
  `.execute(db)
}
