import type { DashboardLabels } from './dashboard-labels.ts'

export const en: DashboardLabels = {
  pageTitle: (address) => `Your home at ${address}`,
  greeting: (firstName) => `Hi ${firstName.trim() || 'there'},`,
  otherHomes: 'Your other homes',
}
