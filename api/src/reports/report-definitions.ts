import type { WorkingReport } from '@gable/shared/reports/report-queries.ts'
import { emailsReport } from './emails.ts'
import type { ReportDefinition } from './report-definition.ts'

const definitions: { [N in WorkingReport]: ReportDefinition<N> } = {
  emails: emailsReport,
}

export const getReportDefinition = <N extends WorkingReport>(name: N): ReportDefinition<N> => definitions[name]
