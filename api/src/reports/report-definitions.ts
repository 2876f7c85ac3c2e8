import type { WorkingReport } from '@gable/shared/reports/report-name.ts'
import { contactDashboardReport } from './contact-dashboard.ts'
import { emailsReport } from './emails.ts'
import { landingPagesReport } from './landing-pages.ts'
import { postcardsReport } from './postcards.ts'
import type { ReportDefinition } from './report-definition.ts'
import { widgetsReport } from './widgets.ts'

const definitions: { [N in WorkingReport]: ReportDefinition<N> } = {
  emails: emailsReport,
  postcards: postcardsReport,
  widgets: widgetsReport,
  'account-landing-pages': landingPagesReport,
  'contact-dashboard': contactDashboardReport,
}

export const getReportDefinition = <N extends WorkingReport>(name: N): ReportDefinition<N> => definitions[name]
