import { type Kysely, sql } from 'kysely'

/** Indexes from which the engagement report reads long periods without visiting the tables. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table contact_engagement drop constraint contact_engagement_pkey,
      add primary key (account_id, contact_id, day) include (points, owner_id, source);
    drop index leads_newest;
    create index leads_newest on leads (account_id, created_at desc, id) include (contact_id);
    drop index contacts_archived;
    create index contacts_archived on contacts (account_id, archived_at) include (id) where archived_at is not null;
  `.execute(db)
}
