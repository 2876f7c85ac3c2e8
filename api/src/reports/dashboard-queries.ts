import type { CorrectionField } from '@gable/shared/contact-dashboard/correctable-facts.ts'
import { addDays, startOfDay } from '@gable/shared/statistics/calendar.ts'
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

export interface CorrectionCount {
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
