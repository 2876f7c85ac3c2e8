import type { ReportName } from '@gable/shared/reports/report-name.ts'
import { automationsReport } from './automations.ts'
import { contactDashboardReport } from './contact-dashboard.ts'
import { databaseInsightReport } from './database-insight/database-insight.ts'
import { emailsReport } from './emails.ts'
import { engagementReport } from './engagement/engagement.ts'
import { landingPagesReport } from './landing-pages.ts'
import { postcardsReport } from './postcards.ts'
import { propertyIntelligenceReport } from './property-intelligence/property-intelligence.ts'
import type { ReportDefinition } from './report-definition.ts'
import { widgetsReport } from './widgets.ts'

const definitions: { [N in ReportName]: ReportDefinition<N> } = {
  engagement: engagementReport,
  'database-insight': databaseInsightReport,
  'property-intelligence': propertyIntelligenceReport,
  automations: automationsReport,
  emails: emailsReport,
  postcards: postcardsReport,
  widgets: widgetsReport,
  'account-landing-pages': landingPagesReport,
  'contact-dashboard': contactDashboardReport,
}

export const getReportDefinition = <N extends ReportName>(name: N): ReportDefinition<N> => definitions[name]
