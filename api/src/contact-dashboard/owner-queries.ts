import type { AppName } from '@gable/shared/connected-apps/catalog.ts'
import type { ComparableMark, SaleAssumptions } from '@gable/shared/contact-dashboard/owner-answers.ts'
import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import { sql } from 'kysely'
import { filterCondition } from '../contacts/condition-queries.ts'
import type { Db } from '../platform/database.ts'
import { prepared, prepareFirst } from '../platform/query-batching.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { SeenFigures } from './seen-figures.ts'

export interface OwnerKey {
  contactId: string
  propertyId: string
}

export interface OwnerRow {
  contactId: string
  firstName: string
  lastName: string
  language: string | null
  isUnsubscribed: boolean
  agentId: string | null
  agentName: string | null
  agentPhone: string | null
  agentEmail: string | null
  agentTitle: string | null
  agentPhoto: string | null
  agentBookingUrl: string | null
  marks: Record<string, ComparableMark> | null
  assumptions: SaleAssumptions | null
  /** What the page showed on the visit before this one. */
  seenBefore: Partial<SeenFigures> | null
  /** The apps of the account that are connected and work. */
  activeApps: AppName[]
  /** The contact's other homes whose links are on. The generation is null while a home never had a link. */
  otherHomes: { propertyId: string; address: string; generation: number | null }[]
}

/** Follows merges. Undefined when the contact was erased or archived, or no longer owns the home. */
export async function getOwner(db: Db, scope: AccountScope, key: OwnerKey): Promise<OwnerRow | undefined> {
  const { rows } = await sql<OwnerRow>`${prepared}${selectOwner(scope, key)}`.execute(db)
  return rows[0]
}

export const selectOwner = ({ accountId }: AccountScope, { contactId, propertyId }: OwnerKey) => sql`
    select c.id as "contactId", c.first_name as "firstName", c.last_name as "lastName", c.language,
      c.unsubscribed_at is not null as "isUnsubscribed",
      c.owner_id as "agentId", u.display_name as "agentName", u.phone as "agentPhone", u.email as "agentEmail",
      a.title as "agentTitle", a.photo_url as "agentPhoto", booking_link(a) as "agentBookingUrl",
      d.marks, d.assumptions,
      case when d.seen_at > now() - interval '30 minutes' then d.previous_seen else d.seen end as "seenBefore",
      array(select app_name from connected_apps
        where account_id = ${accountId} and state = 'ACTIVE') as "activeApps",
      (select coalesce(json_agg(home order by home.address), '[]') from (
        select o.property_id as "propertyId", h.full_address as address, k.generation
        from contact_properties o join properties h on h.account_id = ${accountId} and h.id = o.property_id
          left join lateral (select generation, revoked_at from dashboard_links
            where account_id = ${accountId} and contact_id = c.id and property_id = o.property_id
            order by generation desc limit 1) k on true
        where o.account_id = ${accountId} and o.contact_id = c.id and o.property_id <> ${propertyId}
          and k.revoked_at is null limit 20) home
      ) as "otherHomes"
    from contacts original
      join contacts c on c.account_id = ${accountId} and c.id = coalesce(original.merged_into, original.id)
      join contact_properties l on l.account_id = ${accountId} and l.contact_id = c.id and l.property_id = ${propertyId}
      left join agents a on a.account_id = ${accountId} and a.id = c.owner_id
      left join users u on u.id = a.user_id
      left join dashboard_answers d on d.account_id = ${accountId} and d.contact_id = c.id and d.property_id = ${propertyId}
    where original.account_id = ${accountId} and original.id = ${contactId} and c.archived_at is null`

/** For each list of filters, whether the contact matches all of them. One query for all lists. */
export async function matchFilterLists(
  db: Db,
  scope: AccountScope,
  contactId: string,
  lists: readonly (readonly ContactFilter[])[],
): Promise<boolean[]> {
  const conditions = lists.filter((filters) => filters.length > 0).map((filters) => matchesAll(scope, filters))
  if (conditions.length === 0) return lists.map(() => true)
  const query = sql<{ matches: boolean[] }>`
    select array[${sql.join(conditions)}] as matches from account_contacts c
    where c.account_id = ${scope.accountId} and c.id = ${contactId}`.compile(db)
  const { rows } = await db.executeQuery(prepareCommonFilters(query))
  const matches = rows[0]?.matches.values()
  return lists.map((filters) => matches !== undefined && (filters.length === 0 || matches.next().value === true))
}

/** Most accounts filter by the same few kinds of conditions, such as a tag. */
const prepareCommonFilters = prepareFirst(50)

const matchesAll = (scope: AccountScope, filters: readonly ContactFilter[]) =>
  sql<boolean>`(${sql.join(
    filters.map((filter) => filterCondition(scope, filter)),
    sql` and `,
  )})`
