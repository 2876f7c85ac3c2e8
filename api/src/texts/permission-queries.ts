import type { TextConsentSource } from '@gable/shared/activity/text-consent-source.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

interface PermissionRow {
  state: 'IN' | 'OUT'
  source: TextConsentSource
  at: Date
}

/** Only the person can undo a STOP, which their carrier enforces, too. */
export const isFinal = ({ state, source }: Pick<PermissionRow, 'state' | 'source'>): boolean =>
  state === 'OUT' && (source === 'REPLY' || source === 'CARRIER')

/**
 * What is known of a number. Locked, a STOP that arrives meanwhile waits for this transaction, or this one for it, so no
 * text is claimed after it.
 */
export async function getPermission(
  db: Db,
  { accountId }: AccountScope,
  phone: string,
  { isLocked = false } = {},
): Promise<PermissionRow | undefined> {
  const { rows } = await sql<PermissionRow>`
    select state, source, at from text_permissions where account_id = ${accountId} and phone_key = phone_key(${phone})
    ${isLocked ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

export async function savePermission(db: Db, { accountId }: AccountScope, phone: string, permission: PermissionRow) {
  const { state, source, at } = permission
  await sql`
    insert into text_permissions (account_id, phone_key, state, source, at)
    values (${accountId}, phone_key(${phone}), ${state}, ${source}, ${at})
    on conflict (account_id, phone_key) do update set state = excluded.state, source = excluded.source, at = excluded.at`.execute(
    db,
  )
}

export interface NewConsent extends PermissionRow {
  phone: string
  contactId: string | null
  agentId?: string | null
  submissionId?: string | null
  pageUrl?: string | null
  wording?: string | null
  note?: string
}

export async function insertTextConsent(db: Db, { accountId }: AccountScope, consent: NewConsent) {
  await db
    .insertInto('text_consents')
    .values({
      account_id: accountId,
      id: newId(),
      phone_key: sql`phone_key(${consent.phone})`,
      contact_id: consent.contactId,
      state: consent.state,
      source: consent.source,
      at: consent.at,
      agent_id: consent.agentId ?? null,
      submission_id: consent.submissionId ?? null,
      page_url: consent.pageUrl ?? null,
      wording: consent.wording ?? null,
      note: consent.note ?? '',
    })
    .execute()
}

interface FormConsent {
  phone: string
  contactId: string
  at: Date
  wording: string
  pageUrl: string | null
}

/** What a visitor ticked on a form, once the submission has a contact. */
export async function getFormConsent(
  db: Db,
  { accountId }: AccountScope,
  submissionId: string,
): Promise<FormConsent | undefined> {
  const { rows } = await sql<FormConsent>`
    select s.details->>'phone' as phone, s.contact_id as "contactId", c.at, c.text_wording as wording, c.page_url as "pageUrl"
    from consents c join submissions s on s.account_id = ${accountId} and s.id = c.submission_id
    where c.account_id = ${accountId} and c.submission_id = ${submissionId} and c.agreed_to_texts
      and s.contact_id is not null and s.state <> 'SPAM' and phone_key(s.details->>'phone') <> ''`.execute(db)
  return rows[0]
}

/** The contacts who have a number, the one who was active last first. */
export async function listContactsOfPhone(db: Db, { accountId }: AccountScope, phone: string) {
  const { rows } = await sql<{ id: string; ownerId: string | null }>`
    select c.id, c.owner_id as "ownerId" from contact_phones p
      join contacts c on c.account_id = ${accountId} and c.id = p.contact_id
    where p.account_id = ${accountId} and p.phone_key = phone_key(${phone})
      and c.archived_at is null and c.merged_into is null
    order by c.last_activity_at desc nulls last, c.id limit 20`.execute(db)
  return rows
}
