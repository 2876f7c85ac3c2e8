import type { ReportName } from '@gable/shared/reports/report-name.ts'
import type { Cadence } from '@gable/shared/reports/schedule.ts'
import type { Generated } from 'kysely'

export interface ReportTables {
  report_subscriptions: {
    account_id: string
    id: string
    agent_id: string
    report: ReportName
    cadence: Cadence
    next_at: Date
    created_at: Generated<Date>
  }
}
