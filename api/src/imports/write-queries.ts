import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { KnownContact } from './match-queries.ts'

const columns = sql.raw(`id uuid, owner_id uuid, first_name text, last_name text, email text, phone text, source text,
  tags text[], custom jsonb, unsubscribed_at timestamptz, unsubscribed_by uuid, search text`)

/** With the words of their homes they are found from the start. */
export const insertContacts = (
  db: Db,
  { accountId }: AccountScope,
  contacts: (KnownContact & { search: string })[],
  at: Date,
) =>
  sql`
    insert into contacts (account_id, id, owner_id, first_name, last_name, email, phone, source, tags, custom,
      unsubscribed_at, unsubscribed_by, search, created_at, updated_at)
    select ${accountId}, id, owner_id, first_name, last_name, email, phone, source, tags, custom,
      unsubscribed_at, unsubscribed_by, coalesce(search, ''), ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) as made (${columns})`.execute(db)

export const updateContacts = (db: Db, { accountId }: AccountScope, contacts: KnownContact[], at: Date) =>
  sql`
    update contacts c set owner_id = made.owner_id, first_name = made.first_name, last_name = made.last_name,
      email = made.email, phone = made.phone, source = made.source, tags = made.tags, custom = made.custom,
      unsubscribed_at = made.unsubscribed_at, unsubscribed_by = made.unsubscribed_by, updated_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) as made (${columns})
    where c.account_id = ${accountId} and c.id = made.id`.execute(db)

export interface Reach {
  contact_id: string
  text: string
}

export const addEmails = (db: Db, { accountId }: AccountScope, emails: Reach[]) =>
  sql`
    insert into contact_emails (account_id, email, contact_id)
    select ${accountId}, text, contact_id from jsonb_to_recordset(${JSON.stringify(emails)}::jsonb) as made (contact_id uuid, text text)
    on conflict do nothing`.execute(db)

export const addPhones = (db: Db, { accountId }: AccountScope, phones: Reach[]) =>
  sql`
    insert into contact_phones (account_id, phone_key, contact_id, phone)
    select ${accountId}, phone_key(text), contact_id, text
    from jsonb_to_recordset(${JSON.stringify(phones)}::jsonb) as made (contact_id uuid, text text)
    on conflict do nothing`.execute(db)

/** How a statement is carried out depends on how large tables are said to be. */
export const knowSizes = (db: Db) => sql`select know_sizes()`.execute(db)
