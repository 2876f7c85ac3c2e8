import { tagMaximum } from '@gable/shared/contacts/contact.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { AdClick, ClickIds } from '@gable/shared/traffic/click-ids.ts'
import { sql } from 'kysely'
import type { PostalAddress } from '../addresses/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { ReceivedSubmission } from './submission-queries.ts'

/** Somebody who wrote, as far as they said who they are. */
type Submitter = Pick<ReceivedSubmission, 'at' | 'clickIds' | 'details'> & { language: Language | null }

interface NewContact {
  id: string
  ownerId: string | null
  source: string
  /** Values of custom attributes. */
  custom: Record<string, unknown>
  tags: string[]
  /** Of the home that is linked next. Stored at once, because a second version of the row costs as much as the first. */
  homeAddress: string
}

export const insertContact = (
  db: Db,
  { accountId }: AccountScope,
  { id, ownerId, source, custom, tags, homeAddress }: NewContact,
  { at, language, clickIds, details: { firstName, lastName, email, phone } }: Submitter,
) =>
  db.insertInto('contacts').values({
    account_id: accountId,
    id,
    owner_id: ownerId,
    first_name: firstName,
    last_name: lastName,
    email: email || null,
    phone: phone || null,
    source,
    language,
    ...(Object.keys(custom).length > 0 && { custom: JSON.stringify(custom) }),
    ...(tags.length > 0 && { tags: tags.slice(0, tagMaximum) }),
    first_click: toAdClick(at, clickIds),
    last_click: toAdClick(at, clickIds),
    last_activity_at: at,
    search: homeAddress,
  })

/** Null unless an ad led to the submission. */
const toAdClick = (at: Date, ids: ClickIds) => {
  const click: AdClick | null = Object.keys(ids).length > 0 ? { at: at.toISOString(), ids } : null
  return sql<AdClick | null>`${click && JSON.stringify(click)}::jsonb`
}

/**
 * Fills blanks and overwrites nothing. An archived contact is restored with the new email, because the old one may
 * belong to someone else by now; without a new one it keeps the old one if that is still its own.
 */
export const fillContactBlanks = (
  db: Db,
  { accountId }: AccountScope,
  id: string,
  { at, language, clickIds, details: { firstName, lastName, email, phone } }: Submitter,
  { custom, tags, ownerId }: Pick<NewContact, 'custom' | 'tags' | 'ownerId'>,
) =>
  db
    .updateTable('contacts')
    .set({
      first_name: sql`coalesce(nullif(first_name, ''), ${firstName})`,
      last_name: sql`case when last_name = '' and lower(first_name) in ('', lower(${firstName})) then ${lastName} else last_name end`,
      email: sql`case when archived_at is null then coalesce(email, ${email || null})
        else coalesce(${email || null}, (select e.email from contact_emails e where e.account_id = contacts.account_id
          and e.email = contacts.email and e.contact_id = contacts.id)) end`,
      phone: sql`coalesce(phone, ${phone || null})`,
      language: sql`coalesce(language, ${language})`,
      ...(Object.keys(custom).length > 0 && { custom: sql`${JSON.stringify(custom)}::jsonb || custom` }),
      ...(tags.length > 0 && { tags: appendTags(tags) }),
      first_click: sql`coalesce(first_click, ${toAdClick(at, clickIds)})`,
      last_click: sql`coalesce(${toAdClick(at, clickIds)}, last_click)`,
      archived_at: null,
      ...(ownerId && { owner_id: sql`coalesce(active_agent_in(account_id, owner_id), ${ownerId}::uuid)` }),
      last_activity_at: sql`greatest(last_activity_at, ${at})`,
      updated_at: sql`now()`,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)

const appendTags = (tags: string[]) => sql<string[]>`(contacts.tags || array(
  select tag from unnest(${tags}::text[]) tag where not tag = any(contacts.tags)))[1:${sql.lit(tagMaximum)}]`

export const insertEmail = (
  db: Db,
  { accountId }: AccountScope,
  contactId: string,
  email: string,
  { isUnproven = false } = {},
) =>
  db
    .insertInto('contact_emails')
    .values({ account_id: accountId, email, contact_id: contactId, is_unproven: isUnproven })
    .onConflict((conflict) => conflict.doNothing())

export const insertPhone = (
  db: Db,
  { accountId }: AccountScope,
  contactId: string,
  phone: string,
  { isUnproven = false } = {},
) =>
  db
    .insertInto('contact_phones')
    .values({
      account_id: accountId,
      phone_key: sql`phone_key(${phone})`,
      contact_id: contactId,
      phone,
      is_unproven: isUnproven,
    })
    .onConflict((conflict) => conflict.doNothing())

/** A known postal address is stored in parts. Any other address is stored as typed. */
export const insertProperty = (
  db: Db,
  { accountId }: AccountScope,
  id: string,
  address: string,
  postal: PostalAddress | null,
) =>
  db.insertInto('properties').values({
    account_id: accountId,
    id,
    door_number: '',
    street: '',
    city: '',
    state: '',
    zip: '',
    full_address: address,
    ...postal,
  })

export const linkProperty = (db: Db, { accountId }: AccountScope, contactId: string, propertyId: string) =>
  db
    .insertInto('contact_properties')
    .values({ account_id: accountId, contact_id: contactId, property_id: propertyId })
    .onConflict((conflict) => conflict.doNothing())
