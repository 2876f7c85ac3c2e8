import type { ContactProperty, ContactRow } from '@gable/shared/contacts/contact.ts'
import type { TextingState } from '@gable/shared/contacts/filter.ts'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { homeValue } from './home-value-queries.ts'

/** The contact's own page shows all properties. */
const propertyLimit = 20

/** Contacts `c` that match a condition, with all list columns. They have only the properties `propertyIds`, if given. */
export const selectContactRows = (
  db: Db,
  { accountId }: AccountScope,
  condition: Expression<SqlBool>,
  propertyIds?: readonly string[],
) =>
  db
    .selectFrom('account_contacts as c')
    .leftJoin('agents as owner', (join) =>
      join.onRef('owner.account_id', '=', 'c.account_id').onRef('owner.id', '=', 'c.owner_id'),
    )
    .leftJoin('users as person', 'person.id', 'owner.user_id')
    .select([
      'c.id',
      'c.full_name',
      'c.first_name',
      'c.last_name',
      'c.email',
      'c.phone',
      'c.unsubscribed_at',
      textingSql(accountId).as('texting'),
      'c.owner_id',
      'person.full_name as owner_name',
      'c.tags',
      'c.source',
      'c.language',
      'c.is_non_marketing',
      'c.archived_at',
      'c.custom',
      sql<Date>`coalesce(c.last_activity_at, c.created_at)`.as('active_at'),
      'c.created_at',
      'c.updated_at',
      propertiesSql(accountId, propertyIds).as('properties'),
    ])
    .where('c.account_id', '=', accountId)
    .where(condition)

const textingSql = (accountId: string) => sql<TextingState>`(
  select case when bool_or(p.state = 'IN') then 'AGREED' when bool_or(p.state = 'OUT') then 'OPTED_OUT'
    when count(*) > 0 then 'NOT_ASKED' else 'NO_PHONE' end
  from contact_phones k
    left join text_permissions p on p.account_id = ${accountId} and p.phone_key = k.phone_key
  where k.account_id = ${accountId} and k.contact_id = c.id)`

const propertiesSql = (accountId: string, propertyIds: readonly string[] | undefined) => sql<ContactProperty[]>`(
  select coalesce(json_agg(property), '[]') from (
    select h.id as "_id", h.full_address as "fullAddress", h.city, h.state, h.zip, h.property_type as "propertyType",
      l.claimed_at is not null as "isClaimed", h.latitude, h.longitude,
      exists (select from mortgages m where m.account_id = ${accountId} and m.property_id = h.id) as "hasMortgage",
      ${homeValue(accountId, sql`h.id`)} as "valueCents"
    from contact_properties l join properties h on h.account_id = ${accountId} and h.id = l.property_id
    where l.account_id = ${accountId} and l.contact_id = c.id
    ${propertyIds ? sql`and l.property_id = any(${propertyIds}::uuid[])` : sql``}
    order by l.claimed_at is null, l.created_at, h.id
    ${propertyIds ? sql`` : sql`limit ${sql.lit(propertyLimit)}`}
  ) property)`

type ContactDbRow = Awaited<ReturnType<ReturnType<typeof selectContactRows>['execute']>>[number]

export const toContactRow = (row: ContactDbRow): ContactRow => ({
  _id: row.id,
  fullName: row.full_name,
  firstName: row.first_name,
  lastName: row.last_name,
  emailId: row.email,
  phone: row.phone,
  emailUnsubscribed: { isUnsub: row.unsubscribed_at !== null },
  texting: row.texting,
  owner: row.owner_id === null ? null : { _id: row.owner_id, fullName: row.owner_name ?? '' },
  tags: row.tags,
  source: row.source,
  language: row.language,
  isNonMarketing: row.is_non_marketing,
  isArchived: row.archived_at !== null,
  custom: row.custom as ContactRow['custom'],
  lastActivityAt: row.active_at.toISOString(),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  properties: row.properties,
})
