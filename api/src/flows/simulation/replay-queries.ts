import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import { sql } from 'kysely'
import { selectContacts } from '../../contacts/selection-queries.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { factsWithDetail } from '../enrolment/trigger-rules.ts'

/** The days that are replayed. */
export interface ReplayRange {
  from: Date
  till: Date
}

export const listMatchingIds = async (
  db: Db,
  scope: AccountScope,
  filters: readonly ContactFilter[],
): Promise<string[]> => {
  const rows = await selectContacts(db, scope, { search: '', filters }).select('c.id').execute()
  return rows.map(({ id }) => id)
}

export interface ReplayedEntry {
  id: string
  /** In microseconds, so that the next page begins where this one ends. As a number, which is read much faster than a date. */
  micros: number
  fact: string
  contactId: string
  /** Only of facts whose details matter. */
  detail: Record<string, unknown> | null
  contentId: string | null
}

/** The next activity entries with one of these facts, oldest first. The texts of emails and notes are not read. */
export async function listEntries(
  db: Db,
  { accountId }: AccountScope,
  {
    range: { from, till },
    facts,
    readsContents,
  }: { range: ReplayRange; facts: readonly string[]; readsContents: boolean },
  after: Pick<ReplayedEntry, 'id' | 'micros'> | undefined,
  limit: number,
): Promise<ReplayedEntry[]> {
  const contentId = readsContents
    ? sql`coalesce(
        (select p.content_id from email_pieces p where p.account_id = ${accountId} and p.id = ${toId('emailId')}),
        (select p.content_id from postcard_pieces p where p.account_id = ${accountId} and p.id = ${toId('postcardId')}))`
    : sql`null::uuid`
  const withDetail = facts.filter((fact) => factsWithDetail.includes(fact))
  const detail =
    withDetail.length > 0
      ? sql`case when t.event_group || '.' || t.kind = any(${withDetail}::text[])
          then t.detail - '{text,document,answers,note,question}'::text[] end`
      : sql`null::jsonb`
  const { rows } = await sql<ReplayedEntry>`
    select t.id, (extract(epoch from t.at) * 1000000)::float8 as micros, t.event_group || '.' || t.kind as fact,
      t.contact_id as "contactId", ${detail} as detail, ${contentId} as "contentId"
    from (${sql.join(
      [...groupKinds(facts)].map(
        ([group, kinds]) => sql`(select id, at, event_group, kind, contact_id, detail from timeline_entries
          where account_id = ${accountId} and event_group = ${group} and kind = any(${kinds}::text[])
            and at >= ${after ? toMoment(after.micros) : from}::timestamptz and at < ${till}
            ${after ? sql`and (at > ${toMoment(after.micros)} or id < ${after.id}::uuid)` : sql``}
          order by at, id desc limit ${limit})`,
      ),
      sql` union all `,
    )}) t
    order by t.at, t.id desc limit ${limit}`.execute(db)
  return rows
}

/** Groups of entries are in one index by time. A page is read from each, and the first entries of all are the page. */
function groupKinds(facts: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const fact of facts) {
    const [group = '', kind = ''] = fact.split('.')
    groups.set(group, [...(groups.get(group) ?? []), kind])
  }
  return groups
}

/** The id of a piece in the detail of an entry, which old entries may not have. As a uuid it is found by index. */
const toId = (key: string) =>
  sql`case when t.detail->>${key} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (t.detail->>${key})::uuid end`

const toMoment = (micros: number) => sql`(timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond')`

interface CreatedContact {
  contactId: string
  at: Date
  isImported: boolean
}

export async function listCreatedContacts(
  db: Db,
  { accountId }: AccountScope,
  { from, till }: ReplayRange,
): Promise<CreatedContact[]> {
  const { rows } = await sql<CreatedContact>`
    select c.id as "contactId", c.created_at as at, exists (select from import_rows r
      where r.account_id = ${accountId} and r.contact_id = c.id and r.outcome = 'NEW') as "isImported"
    from account_contacts c where c.account_id = ${accountId} and c.created_at >= ${from} and c.created_at < ${till}
    order by c.created_at`.execute(db)
  return rows
}

interface ChangedEstimate {
  contactId: string
  propertyId: string
  at: Date
  fromCents: number
  toCents: number
}

/** New estimates, each compared with the former one of its provider. */
export async function listChangedEstimates(
  db: Db,
  { accountId }: AccountScope,
  { from, till }: ReplayRange,
): Promise<ChangedEstimate[]> {
  const { rows } = await sql<ChangedEstimate>`
    select l.contact_id as "contactId", v.property_id as "propertyId", v.value_date::timestamptz as at,
      former.median_cents::float8 as "fromCents", v.median_cents::float8 as "toCents"
    from value_estimates v
      join contact_properties l on l.account_id = ${accountId} and l.property_id = v.property_id
      cross join lateral (select w.median_cents from value_estimates w
        where w.account_id = ${accountId} and w.property_id = v.property_id and w.provider = v.provider
          and w.value_date < v.value_date order by w.value_date desc limit 1) former
    where v.account_id = ${accountId} and v.value_date >= ${from}::timestamptz::date
      and v.value_date < ${till}::timestamptz and former.median_cents <> v.median_cents
    order by v.value_date`.execute(db)
  return rows
}

export const listContactNames = async (
  db: Db,
  { accountId }: AccountScope,
  contactIds: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('contacts')
    .select(['id', 'full_name'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${contactIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, full_name }) => [id, full_name]))
}
