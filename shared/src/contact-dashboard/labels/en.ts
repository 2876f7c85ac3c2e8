import type { DashboardLabels } from './dashboard-labels.ts'

export const en: DashboardLabels = {
  pageTitle: (address) => `Your home at ${address}`,
  greeting: (firstName) => `Hi ${firstName.trim() || 'there'},`,
  otherHomes: 'Your other homes',
  closedTitle: 'This link no longer works',
  closedText: (agency) => `It was replaced or turned off. Please ask ${agency} for a new one.`,
}
