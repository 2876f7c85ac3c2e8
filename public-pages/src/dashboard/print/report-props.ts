import type { DashboardLabels } from '@gable/shared/contact-dashboard/labels/dashboard-labels.ts'
import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'

export interface ReportProps {
  page: PublicDashboard
  labels: DashboardLabels
}
