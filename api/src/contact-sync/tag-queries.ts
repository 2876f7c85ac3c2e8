import { tagMaximum } from '@gable/shared/contacts/contact.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Contacts who have as many tags as they can have stay as they are. */
export async function addContactTag(db: Db, { accountId }: AccountScope, ids: readonly string[], tag: string) {
  await sql`
    update contacts set tags = tags || ${tag}::text, updated_at = clock_timestamp()
    where account_id = ${accountId} and id = any(${ids}::uuid[]) and not (${tag} = any(tags))
      and cardinality(tags) < ${tagMaximum}`.execute(db)
}
