import type { CorrectionField } from '@gable/shared/contact-dashboard/correctable-facts.ts'
import { addDays, startOfDay } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { DayRange } from './report-definition.ts'

export interface ButtonClicks {
  dashboardId: string
  moduleId: string
  text: string
  clicks: number
}

/** The clicks of each button in a period. Limited, because button texts come from visitors and could be any number. */
export async function sumClicksByButton(
  db: Db,
  { accountId }: AccountScope,
  ids: readonly string[],
  { from, till }: DayRange,
): Promise<ButtonClicks[]> {
  const { rows } = await sql<ButtonClicks>`
    select subject_id as "dashboardId", module as "moduleId", text, sum(count::float8) as clicks from counter_daily
    where account_id = ${accountId} and subject = 'contact-dashboard' and subject_id = any(${ids}::uuid[])
      and type = 'click' and day between ${from}::date and ${till}::date
    group by 1, 2, 3 order by clicks desc, module, text limit ${maxButtons}`.execute(db)
  return rows
}

const maxButtons = 1000

interface CorrectionCount {
  field: CorrectionField
  total: number
  pending: number
  accepted: number
}

/** What owners said about their homes in a period, by what they corrected. */
export async function countCorrections(
  db: Db,
  { accountId }: AccountScope,
  { from, till }: DayRange,
  timeZone: string,
): Promise<CorrectionCount[]> {
  const { rows } = await sql<CorrectionCount>`
    select field, count(*)::int as total, (count(*) filter (where state = 'PENDING'))::int as pending,
      (count(*) filter (where state = 'ACCEPTED'))::int as accepted
    from owner_corrections
    where account_id = ${accountId} and created_at >= ${new Date(startOfDay(from, timeZone))}
      and created_at < ${new Date(startOfDay(addDays(till, 1), timeZone))}
    group by field order by total desc, field`.execute(db)
  return rows
}

interface CorrectionRow {
  id: string
  name: string
  propertyId: string
  field: CorrectionField
  address: string
  state: 'PENDING' | 'ACCEPTED' | 'DECLINED'
}

interface CorrectionPage {
  period: DayRange
  timeZone: string
  byName: boolean
  sortOrder: 'asc' | 'desc'
  page: number
  pageSize: number
}

/** The corrections of a period, newest first or by owner. A merged contact goes by the name of the other. */
export async function listCorrectionsOfOwners(
  db: Db,
  { accountId }: AccountScope,
  { period: { from, till }, timeZone, byName, sortOrder, page, pageSize }: CorrectionPage,
): Promise<CorrectionRow[]> {
  const order = sql.raw(sortOrder)
  const { rows } = await sql<CorrectionRow>`
    select k.id, coalesce(nullif(c.full_name, ''), c.email, c.phone, '') as name, k.property_id as "propertyId", k.field,
      k.state, h.full_address as address
    from owner_corrections k
      join contacts o on o.account_id = k.account_id and o.id = k.contact_id
      join contacts c on c.account_id = k.account_id and c.id = coalesce(o.merged_into, o.id)
      join properties h on h.account_id = k.account_id and h.id = k.property_id
    where k.account_id = ${accountId} and k.created_at >= ${new Date(startOfDay(from, timeZone))}
      and k.created_at < ${new Date(startOfDay(addDays(till, 1), timeZone))}
    order by ${byName ? sql`lower(c.full_name) ${order}, ` : sql``}k.created_at ${byName ? sql`desc` : order}, k.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return rows
}
