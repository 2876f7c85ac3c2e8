import { sql } from 'kysely'
import type { ImportedFields } from '../database/schema/imports-and-exports.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** A contact whom a row may mean, as they are now. */
export interface KnownContact extends ImportedFields {
  id: string
  unsubscribed_at: Date | null
  archived_at: Date | null
}

export interface Known {
  contacts: Map<string, KnownContact>
  byEmail: Map<string, string>
  byPhone: Map<string, string[]>
}

/** More than these share no telephone, unless it is an office's. */
const sharingMaximum = 5000

/** Everybody who is known by any of these, held until the transaction ends where they are about to be written to. */
export async function knownBy(
  db: Db,
  { accountId }: AccountScope,
  emails: string[],
  phoneKeys: string[],
  isHeld: boolean,
): Promise<Known> {
  const byEmail = new Map<string, string>()
  const byPhone = new Map<string, string[]>()
  if (emails.length > 0)
    for (const { email, contact_id } of await db
      .selectFrom('contact_emails')
      .select(['email', 'contact_id'])
      .where('account_id', '=', accountId)
      .where(sql<boolean>`email = any(${emails}::text[])`)
      .execute())
      byEmail.set(email, contact_id)
  if (phoneKeys.length > 0)
    for (const { phone_key, contact_id } of await db
      .selectFrom('contact_phones')
      .select(['phone_key', 'contact_id'])
      .where('account_id', '=', accountId)
      .where(sql<boolean>`phone_key = any(${phoneKeys}::text[])`)
      .orderBy('created_at')
      .limit(sharingMaximum)
      .execute())
      byPhone.set(phone_key, [...(byPhone.get(phone_key) ?? []), contact_id])
  const ids = [...new Set([...byEmail.values(), ...[...byPhone.values()].flat()])]
  const rows = ids.length === 0 ? [] : await contactsOf(db, accountId, ids, isHeld)
  return { contacts: new Map(rows.map((row) => [row.id, row])), byEmail, byPhone }
}

const contactsOf = (db: Db, accountId: string, ids: string[], isHeld: boolean): Promise<KnownContact[]> =>
  db
    .selectFrom('contacts')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'owner_id', 'source', 'tags', 'custom'])
    .select(['unsubscribed_at', 'unsubscribed_by', 'archived_at'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('merged_into', 'is', null)
    .orderBy('id')
    .$if(isHeld, (contacts) => contacts.forUpdate())
    .execute()
