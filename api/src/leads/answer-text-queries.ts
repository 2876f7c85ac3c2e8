import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

const action = 'Answer their text'

/**
 * Brings the newest open lead of a contact who wrote a text into Today. A new lead is there anyway, and a planned next
 * step stays. An hour is soon enough for a text. Returns the id of the lead.
 */
export async function planAnswerToText(
  db: Db,
  { accountId }: AccountScope,
  contactId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update leads set next_action = ${action}, next_action_at = now() + interval '1 hour'
    where account_id = ${accountId} and id = (
      select id from leads
      where account_id = ${accountId} and contact_id = ${contactId} and stage not in ('NEW', 'CLOSED', 'LOST')
      order by created_at desc, id limit 1 for no key update
    ) and next_action is null and next_action_at is null
    returning id`.execute(db)
  return rows[0]?.id
}

/** Once they are answered, nothing is due. Returns the ids of the leads. */
export async function completeAnswerToText(db: Db, { accountId }: AccountScope, contactId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update leads set next_action = null, next_action_at = null
    where account_id = ${accountId} and contact_id = ${contactId} and next_action = ${action}
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
