import { toNoteDocument } from '@gable/shared/imports/split-notes.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { ContactRecord } from './match-queries.ts'

const columns =
  sql.raw(`id uuid, owner_id uuid, first_name text, last_name text, email text, phone text, source text, language text,
  tags text[], custom jsonb, created_at timestamptz, unsubscribed_at timestamptz, unsubscribed_by uuid, search text`)

/** `search` makes new contacts searchable by address from the start. */
export const insertContacts = (
  db: Db,
  { accountId }: AccountScope,
  contacts: (ContactRecord & { search: string })[],
  at: Date,
) =>
  sql`
    insert into contacts (account_id, id, owner_id, first_name, last_name, email, phone, source, language, tags, custom,
      unsubscribed_at, unsubscribed_by, search, created_at, updated_at)
    select ${accountId}, id, owner_id, first_name, last_name, email, phone, source, language, tags, custom,
      unsubscribed_at, unsubscribed_by, coalesce(search, ''), coalesce(created_at, ${at}), ${at}
    from jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) as n (${columns})`.execute(db)

/** Sets email and phone only if they changed, because then a trigger rewrites the contact's identifiers. */
export const updateContacts = (
  db: Db,
  { accountId }: AccountScope,
  contacts: ContactRecord[],
  at: Date,
  { updateIdentifiers }: { updateIdentifiers: boolean },
) =>
  sql`
    update contacts c set owner_id = n.owner_id, first_name = n.first_name, last_name = n.last_name,
      ${updateIdentifiers ? sql`email = n.email, phone = n.phone,` : sql``}
      source = n.source, language = n.language, tags = n.tags, custom = n.custom, created_at = n.created_at,
      unsubscribed_at = n.unsubscribed_at, unsubscribed_by = n.unsubscribed_by, updated_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) as n (${columns})
    where c.account_id = ${accountId} and c.id = n.id`.execute(db)

export interface AddedIdentifier {
  contact_id: string
  text: string
}

export const insertEmails = (db: Db, { accountId }: AccountScope, emails: AddedIdentifier[]) =>
  sql`
    insert into contact_emails (account_id, email, contact_id)
    select ${accountId}, text, contact_id from jsonb_to_recordset(${JSON.stringify(emails)}::jsonb) as n (contact_id uuid, text text)
    on conflict do nothing`.execute(db)

export const insertPhones = (db: Db, { accountId }: AccountScope, phones: AddedIdentifier[]) =>
  sql`
    insert into contact_phones (account_id, phone_key, contact_id, phone)
    select ${accountId}, phone_key(text), contact_id, text
    from jsonb_to_recordset(${JSON.stringify(phones)}::jsonb) as n (contact_id uuid, text text)
    on conflict do nothing`.execute(db)

export interface NewNote {
  id: string
  contact_id: string
  at: Date
  text: string
  author: string
}

/** The agent who imports the file may edit the notes. Their author is only text, so nobody is notified. */
export const insertNotes = (
  db: Db,
  { accountId }: AccountScope,
  { agentId, fileName }: { agentId: string; fileName: string },
  notes: NewNote[],
) =>
  sql`
    insert into timeline_entries (account_id, id, at, event_group, kind, contact_id, agent_id, detail)
    select ${accountId}, id, at, 'NOTES', 'NOTE', contact_id, ${agentId}, jsonb_build_object('text', text, 'document', document,
      'imported', jsonb_build_object('author', author, 'fileName', ${fileName}::text))
    from jsonb_to_recordset(${JSON.stringify(notes.map((note) => ({ ...note, document: toNoteDocument(note.text) })))}::jsonb)
      as n (id uuid, contact_id uuid, at timestamptz, text text, author text, document jsonb)`.execute(db)
