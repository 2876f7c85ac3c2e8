import { type RawBuilder, sql } from 'kysely'
import { type Db, withAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

type Row = Record<string, unknown>

/** One kind of record of an account, read page by page. The first column is the id. */
export interface Dataset {
  name: string
  columns: readonly string[]
  rows(db: Db, scope: AccountScope): AsyncGenerator<Row[]>
}

export const datasets: readonly Dataset[] = [
  dataset(
    'contacts',
    [
      'id',
      'first_name',
      'last_name',
      'email',
      'phone',
      'all_emails',
      'all_phones',
      'owner',
      'tags',
      'source',
      'custom',
    ],
    [
      'is_non_marketing',
      'unsubscribed_at',
      'archived_at',
      'merged_into',
      'language',
      'homes',
      'last_activity_at',
      'created_at',
      'updated_at',
    ],
    sql`
      select t.*, ${selectAgentName(sql.ref('t.owner_id'))} as owner,
        array(select email from contact_emails e where e.account_id = t.account_id and e.contact_id = t.id order by 1) as all_emails,
        array(select phone from contact_phones p where p.account_id = t.account_id and p.contact_id = t.id order by 1) as all_phones,
        array(select p.full_address from contact_properties l join properties p on p.account_id = l.account_id and p.id = l.property_id
          where l.account_id = t.account_id and l.contact_id = t.id order by 1) as homes
      from contacts t`,
  ),
  dataset(
    'properties',
    ['id', 'full_address', 'door_number', 'street', 'unit', 'city', 'county', 'state', 'zip', 'latitude', 'longitude'],
    [
      'property_type',
      'bedrooms',
      'full_baths',
      'partial_baths',
      'above_grade_sqft',
      'lot_size_acres',
      'year_built',
      'last_sold_on',
      'last_sold_cents',
      'custom',
      'created_at',
    ],
    sql`select t.* from properties t`,
  ),
  dataset(
    'leads',
    ['id', 'contact_id', 'contact', 'property_id', 'agent', 'lead_type', 'stage', 'value_cents', 'source'],
    ['next_action', 'next_action_at', 'lost_reason', 'stage_changed_at', 'created_at'],
    sql`
      select t.*, ${selectContactName(sql.ref('t.contact_id'))} as contact, ${selectAgentName(sql.ref('t.agent_id'))} as agent from leads t`,
  ),
  dataset(
    'activity',
    ['id', 'at', 'event_group', 'kind', 'contact_id', 'contact', 'property_id', 'agent', 'detail'],
    [],
    sql`
      select t.*, ${selectContactName(sql.ref('t.contact_id'))} as contact, ${selectAgentName(sql.ref('t.agent_id'))} as agent
      from timeline_entries t where t.event_group <> 'NOTES'`,
  ),
  dataset(
    'notes',
    ['id', 'contact_id', 'contact', 'property_id', 'agent', 'at', 'text'],
    [],
    sql`
      select t.id, t.account_id, t.contact_id, t.property_id, t.at, t.detail->>'text' as text,
        ${selectContactName(sql.ref('t.contact_id'))} as contact, ${selectAgentName(sql.ref('t.agent_id'))} as agent
      from timeline_entries t where t.event_group = 'NOTES'`,
  ),
  dataset(
    'submissions',
    ['id', 'at', 'subject', 'subject_name', 'form_name', 'lead_type', 'state', 'contact_id', 'lead_id', 'property_id'],
    ['details', 'answers', 'address', 'page_url', 'language'],
    sql`select t.* from submissions t`,
  ),
  dataset(
    'offers',
    ['id', 'property_id', 'offer_type', 'amount_cents', 'low_cents', 'high_cents', 'commission_percent', 'closing_on'],
    ['expires_at', 'buyer', 'terms', 'agent', 'created_at', 'withdrawn_at'],
    sql`select t.*, ${selectAgentName(sql.ref('t.agent_id'))} as agent from offers t`,
  ),
  // Private segments are left out: only their owners may see them.
  dataset(
    'segments',
    ['id', 'name', 'search', 'filters', 'agent', 'created_at'],
    [],
    sql`
      select t.*, ${selectAgentName(sql.ref('t.agent_id'))} as agent from segments t where t.is_shared`,
  ),
  dataset(
    'attributes',
    ['id', 'entity', 'key', 'label', 'type', 'choices', 'created_at'],
    [],
    sql`select t.* from attribute_definitions t`,
  ),
]

/** Streams the uploaded images, a page at a time. */
export async function* streamMedia(db: Db, scope: AccountScope) {
  let lastId = nilId
  for (;;) {
    const rows = await withAccount(db, scope, (db) =>
      db
        .selectFrom('media')
        .select(['id', 'content_type'])
        .where('account_id', '=', scope.accountId)
        .where('id', '>', lastId)
        .orderBy('id')
        .limit(pageSize)
        .execute(),
    )
    yield* rows
    if (rows.length < pageSize) return
    lastId = rows.at(-1)?.id ?? lastId
  }
}

const pageSize = 1000
const nilId = '00000000-0000-0000-0000-000000000000'

function dataset(name: string, mainColumns: string[], moreColumns: string[], select: RawBuilder<unknown>): Dataset {
  const columns = [...mainColumns, ...moreColumns]
  return { name, columns, rows: (db, scope) => streamPages(db, scope, columns, select) }
}

/** Each page has its own transaction, so an export of several minutes blocks no one. */
async function* streamPages(db: Db, scope: AccountScope, columns: string[], select: RawBuilder<unknown>) {
  let lastId = nilId
  for (;;) {
    const { rows } = await withAccount(db, scope, (db) =>
      sql<Row>`
        select ${sql.join(columns.map((column) => sql.ref(column)))} from (${select}) t
        where t.account_id = ${scope.accountId} and t.id > ${lastId}::uuid order by t.id limit ${pageSize}`.execute(db),
    )
    yield rows
    if (rows.length < pageSize) return
    lastId = String(rows.at(-1)?.id)
  }
}

function selectAgentName(id: RawBuilder<unknown>) {
  return sql`(select u.full_name from agents a join users u on u.id = a.user_id
    where a.account_id = t.account_id and a.id = ${id})`
}

function selectContactName(id: RawBuilder<unknown>) {
  return sql`(select c.full_name from contacts c where c.account_id = t.account_id and c.id = ${id})`
}
