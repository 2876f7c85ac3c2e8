import { toNoteDocument } from '@gable/shared/imports/split-notes.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { KnownContact } from './match-queries.ts'

const columns = sql.raw(`id uuid, owner_id uuid, first_name text, last_name text, email text, phone text, source text,
  tags text[], custom jsonb, created_at timestamptz, unsubscribed_at timestamptz, unsubscribed_by uuid, search text`)

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
      unsubscribed_at, unsubscribed_by, coalesce(search, ''), coalesce(created_at, ${at}), ${at}
    from jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) as made (${columns})`.execute(db)

/** Only where one of them is another now: by what a contact is known is written anew when they are. */
export const updateContacts = (
  db: Db,
  { accountId }: AccountScope,
  contacts: KnownContact[],
  at: Date,
  { areReachedAnew }: { areReachedAnew: boolean },
) =>
  sql`
    update contacts c set owner_id = made.owner_id, first_name = made.first_name, last_name = made.last_name,
      ${areReachedAnew ? sql`email = made.email, phone = made.phone,` : sql``}
      source = made.source, tags = made.tags, custom = made.custom, created_at = made.created_at,
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

export interface NewNote {
  id: string
  contact_id: string
  at: Date
  text: string
}

/** As who brings the list wrote them. */
export const addNotes = (db: Db, { accountId }: AccountScope, agentId: string, notes: NewNote[]) =>
  sql`
    insert into timeline_entries (account_id, id, at, event_group, kind, contact_id, agent_id, detail)
    select ${accountId}, id, at, 'NOTES', 'NOTE', contact_id, ${agentId}, jsonb_build_object('text', text, 'document', document)
    from jsonb_to_recordset(${JSON.stringify(notes.map((note) => ({ ...note, document: toNoteDocument(note.text) })))}::jsonb)
      as made (id uuid, contact_id uuid, at timestamptz, text text, document jsonb)`.execute(db)
