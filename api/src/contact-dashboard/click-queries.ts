import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

interface ClickQuery {
  moduleId: string
  text: string
  dateFrom: string
  dateTill: string
  page: number
  pageSize: number
}

interface ClickRow {
  _id: string
  fullName: string
  email: string | null
  phone: string | null
  clicks: number
  lastClickedAt: Date
  total: number
}

/** The contacts who clicked a button in a period, latest first. Clicks of merged contacts count for the remaining one. */
export async function listClickContacts(
  db: Db,
  { accountId }: AccountScope,
  dashboardId: string,
  { moduleId, text, dateFrom, dateTill, page, pageSize }: ClickQuery,
) {
  const { rows } = await sql<ClickRow>`
    with clicked as (
      select coalesce(c.merged_into, c.id) as id, count(*)::int as clicks, max(t.at) as at
      from timeline_entries t join contacts c on c.account_id = ${accountId} and c.id = t.contact_id
      where t.account_id = ${accountId} and t.event_group = 'DASHBOARD' and t.kind = 'CLICKED'
        and t.detail ->> 'moduleId' = ${moduleId} and t.detail ->> 'text' = ${text}
        and t.detail ->> 'dashboardId' = ${dashboardId}
        and t.at >= ${dateFrom} and t.at < ${dateTill}
      group by 1
    )
    select c.id as "_id", c.full_name as "fullName", c.email, c.phone, k.clicks, k.at as "lastClickedAt",
      (count(*) over ())::int as total
    from clicked k join contacts c on c.account_id = ${accountId} and c.id = k.id
    order by k.at desc, c.id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return {
    data: rows.map(({ total: _, lastClickedAt, ...contact }) => ({
      ...contact,
      lastClickedAt: lastClickedAt.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  }
}
