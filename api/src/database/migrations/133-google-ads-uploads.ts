import { type Kysely, sql } from 'kysely'

/** Google Ads gets leads from the server, too: for which customer, and as which conversion action. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table conversion_integrations add column customer_id text not null default '',
      add column action_id text not null default '';
  `.execute(db)
}
