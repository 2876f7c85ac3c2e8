import type { ContactMethod } from '@gable/shared/contacts/contact-method.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** An archived contact loses its emails to one that is not, as it does when a contact is added. */
export async function replaceEmailRows(
  db: Db,
  { accountId }: AccountScope,
  contactId: string,
  emails: readonly ContactMethod[],
) {
  const { values, labels } = toColumns(emails)
  await sql`delete from contact_emails
    where account_id = ${accountId} and contact_id = ${contactId} and email <> all(${values}::text[])`.execute(db)
  await sql`
    insert into contact_emails (account_id, email, contact_id, label)
    select ${accountId}, value, ${contactId}, label from unnest(${values}::text[], ${labels}::text[]) as n (value, label)
    on conflict (account_id, email) do update set contact_id = excluded.contact_id, label = excluded.label`.execute(db)
}

export async function replacePhoneRows(
  db: Db,
  { accountId }: AccountScope,
  contactId: string,
  phones: readonly ContactMethod[],
) {
  const { values, labels } = toColumns(phones)
  await sql`delete from contact_phones where account_id = ${accountId} and contact_id = ${contactId}
    and phone_key <> all(array(select phone_key(value) from unnest(${values}::text[]) value))`.execute(db)
  await sql`
    insert into contact_phones (account_id, phone_key, contact_id, phone, label)
    select ${accountId}, phone_key(value), ${contactId}, value, label
    from unnest(${values}::text[], ${labels}::text[]) as n (value, label)
    on conflict (account_id, phone_key, contact_id) do update set phone = excluded.phone, label = excluded.label`.execute(
    db,
  )
}

const toColumns = (methods: readonly ContactMethod[]) => ({
  values: methods.map(({ value }) => value),
  labels: methods.map(({ label }) => label),
})
