import { type Kysely, sql } from 'kysely'

/** The contacts of one owner are read in the order of a list, which sorts contacts of the same owner by id. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    drop index contacts_by_owner;
    create index contacts_by_owner on contacts (account_id, owner_id, id) where archived_at is null;
  `)
    .execute(db)
}
