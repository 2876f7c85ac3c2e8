import type { ReportChart, ReportColumn, ReportMap, ReportRow, ReportTile } from '@gable/shared/reports/report.ts'
import type { ReportName } from '@gable/shared/reports/report-name.ts'
import type { ReportQuery } from '@gable/shared/reports/report-queries.ts'
import type { ReportGrouping } from '@gable/shared/reports/report-query.ts'
import type { Day } from '@gable/shared/time/calendar.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

/** What a report shows and how. Its figures come from counters and indexes, never from a scan of events. */
export interface ReportDefinition<N extends ReportName> {
  summarize(context: ReportContext<N>): Promise<ReportSummary>
  table: {
    /** "Emails" */
    getTitle(context: ReportContext<N>): string
    getColumns(context: ReportContext<N>): readonly ReportColumn[]
    /** What to say without rows, if the period is not the reason. */
    empty?: { title: string; text: string }
    /** One page of the rows, sorted by `query.sort`. Cells are in the order of the columns. */
    listRows(context: ReportContext<N>, page: ReportPage): Promise<{ rows: ReportRow[]; total: number }>
  }
}

export interface ReportContext<N extends ReportName> {
  db: Db
  scope: AccountScope | Scope
  /** The filters and the sort order. */
  query: ReportQuery<N>
  timeZone: string
  today: Day
  period: DayRange
  /** As many days, right before the period. */
  previous: DayRange
  grouping: ReportGrouping
}

/** Days in the agency's time zone, both included. */
export interface DayRange {
  from: Day
  till: Day
}

export interface ReportPage {
  page: number
  pageSize: number
}

export interface ReportSummary {
  /** Whether there is anything to report about, in any period. */
  hasData: boolean
  headline: string
  /** All figures are of today. */
  isOfToday?: boolean
  tiles: ReportTile[]
  chart: ReportChart
  map?: ReportMap
}
