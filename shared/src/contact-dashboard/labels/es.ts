import type { DashboardLabels } from './dashboard-labels.ts'

export const es: DashboardLabels = {
  pageTitle: (address) => `Su casa en ${address}`,
  greeting: (firstName) => (firstName.trim() ? `Hola ${firstName.trim()}:` : 'Hola:'),
  otherHomes: 'Sus otras casas',
}
