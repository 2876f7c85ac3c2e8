import { type Kysely, sql } from 'kysely'

/** In which widths a picture is kept beside its own, for screens that need no more. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table media add narrower int[] not null default '{}'`.execute(db)
}
