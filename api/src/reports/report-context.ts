import type { ReportName } from '@gable/shared/reports/report-name.ts'
import type { ReportQuery } from '@gable/shared/reports/report-queries.ts'
import { getDefaultGrouping } from '@gable/shared/statistics/grouping.ts'
import { addDays, countDays, toDay } from '@gable/shared/time/calendar.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getTimeZone } from './agency-queries.ts'
import type { DayRange, ReportContext } from './report-definition.ts'

export async function createReportContext<N extends ReportName>(
  db: Db,
  scope: AccountScope,
  query: ReportQuery<N>,
): Promise<ReportContext<N>> {
  const timeZone = await getTimeZone(db, scope)
  const today = toDay(Date.now(), timeZone)
  const { from = addDays(today, 1 - defaultDays), till = today } = query
  const period = { from, till }
  return {
    db,
    scope,
    query,
    timeZone,
    today,
    period,
    previous: getPreviousPeriod(period),
    grouping: query.by ?? getDefaultGrouping(countDays(from, till)),
  }
}

/** As many days, right before. */
function getPreviousPeriod({ from, till }: DayRange): DayRange {
  return { from: addDays(from, -countDays(from, till)), till: addDays(from, -1) }
}

const defaultDays = 30
