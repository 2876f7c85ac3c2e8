import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import type { AnniversaryDates } from './anniversary.ts'

/** A contact whose time has come. */
export interface TimeCandidate {
  contactId: string
  propertyId: string | null
  /** The same however often it is found: once a year, or once per silence. */
  key: string
  /** The date that it is the anniversary of, or the moment of the last activity. */
  on: string
  /** What candidates are sorted by, with the contact and the property. */
  moment: Date | null
}

/**
 * Begins to look now, and at the anniversaries of today. What came around while the flow was not active is over. A flow
 * that was published again continues where it was.
 */
export const startTimeRule = (db: Db, { accountId }: AccountScope, flowId: string) =>
  sql`
    insert into flow_time_rules (account_id, flow_id, evaluated_till)
    select ${accountId}, ${flowId}, ${startOfRule(accountId, flowId)}
    on conflict (account_id, flow_id) do update set evaluated_till = excluded.evaluated_till
      where flow_time_rules.evaluated_till < now() - interval '2 hours'`.execute(db)

const startOfRule = (accountId: string, flowId: string) => sql`(
  select case when v.definition->'trigger'->>'type' = 'ANNIVERSARY'
    then (date_trunc('day', now() at time zone a.time_zone) - interval '1 hour') at time zone a.time_zone
    else now() end
  from flows f join agencies a on a.account_id = f.account_id
    join flow_versions v on v.account_id = f.account_id and v.flow_id = f.id and v.version = f.published_version
  where f.account_id = ${accountId} and f.id = ${flowId})`

export const getTimeRule = (db: Db, { accountId }: AccountScope, flowId: string) =>
  db
    .selectFrom('flow_time_rules as r')
    .innerJoin('agencies as a', 'a.account_id', 'r.account_id')
    .select(['r.evaluated_till as evaluatedTill', 'a.time_zone as timeZone'])
    .where('r.account_id', '=', accountId)
    .where('r.flow_id', '=', flowId)
    .executeTakeFirst()

export const updateTimeRule = (db: Db, { accountId }: AccountScope, flowId: string, evaluatedTill: Date) =>
  db
    .updateTable('flow_time_rules')
    .set({ evaluated_till: evaluatedTill })
    .where('account_id', '=', accountId)
    .where('flow_id', '=', flowId)
    .execute()

export const listAccountsWithTimeRules = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('flow_time_rules as r')
    .innerJoin('flows as f', (join) =>
      join.onRef('f.account_id', '=', 'r.account_id').onRef('f.id', '=', 'r.flow_id').on('f.status', '=', 'ACTIVE'),
    )
    .select('r.account_id')
    .distinct()
    .execute()
  return rows.map(({ account_id }) => account_id)
}

/**
 * Contacts whose last activity is so many days ago since `from`. Two ranges of indexes, because few never did anything. A
 * moment in JavaScript has no microseconds, so that pages would overlap if they were sorted by them.
 */
export async function selectSilentContacts(
  db: Db,
  { accountId }: AccountScope,
  { from, till, days }: { from: Date; till: Date; days: number },
  after: TimeCandidate | undefined,
  limit: number,
): Promise<TimeCandidate[]> {
  const inRange = (column: string) => {
    const moment = sql.ref(column)
    return sql`select c.id, date_trunc('milliseconds', ${moment}) as moment from account_contacts c
      where c.account_id = ${accountId} and c.archived_at is null
        and ${moment} > ${from}::timestamptz - make_interval(days => ${days}::int)
        and ${moment} <= ${till}::timestamptz - make_interval(days => ${days}::int)`
  }
  const { rows } = await sql<{ id: string; moment: Date }>`
    select * from (${inRange('c.last_activity_at')} union all ${inRange('c.created_at')} and c.last_activity_at is null) s
    where ${after?.moment ? sql`(moment, id) > (${after.moment}::timestamptz, ${after.contactId}::uuid)` : sql`true`}
    order by moment, id limit ${limit}`.execute(db)
  return rows.map(({ id, moment }) => ({
    contactId: id,
    propertyId: null,
    moment,
    key: `silent:${moment.toISOString()}`,
    on: moment.toISOString(),
  }))
}

/** Owners of homes that were last sold on these days of earlier years. */
export async function selectPurchaseAnniversaries(
  db: Db,
  { accountId }: AccountScope,
  { year, monthDays }: AnniversaryDates,
  after: TimeCandidate | undefined,
  limit: number,
): Promise<TimeCandidate[]> {
  const numbers = monthDays.map((monthDay) => Number(monthDay.replace('-', '')))
  const { rows } = await sql<{ contactId: string; propertyId: string; on: string }>`
    select l.contact_id as "contactId", l.property_id as "propertyId", h.last_sold_on as "on"
    from properties h join contact_properties l on l.account_id = ${accountId} and l.property_id = h.id
    where h.account_id = ${accountId} and h.last_sold_on is not null
      and (extract(month from h.last_sold_on)::int * 100 + extract(day from h.last_sold_on)::int) = any(${numbers}::int[])
      and h.last_sold_on < make_date(${year}::int, 1, 1)
      ${after ? sql`and (l.contact_id, l.property_id) > (${after.contactId}::uuid, ${after.propertyId}::uuid)` : sql``}
    order by 1, 2 limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, key: `anniversary:${year}:${row.propertyId}`, moment: null }))
}

/** Contacts with such a date in a custom field. Its index finds those who have one. A date may have no year. */
export async function selectAttributeAnniversaries(
  db: Db,
  { accountId }: AccountScope,
  { year, monthDays, key }: AnniversaryDates & { key: string },
  after: TimeCandidate | undefined,
  limit: number,
): Promise<TimeCandidate[]> {
  const { rows } = await sql<{ contactId: string; on: string }>`
    select c.id as "contactId", c.custom->>${key} as "on" from account_contacts c
    where c.account_id = ${accountId} and c.archived_at is null and c.custom ? ${key}
      and right(c.custom->>${key}, 5) = any(${monthDays}::text[])
      and (c.custom->>${key} like '--%' or c.custom->>${key} < ${String(year)}::text)
      ${after ? sql`and c.id > ${after.contactId}::uuid` : sql``}
    order by 1 limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, propertyId: null, key: `anniversary:${year}:${key}`, moment: null }))
}
