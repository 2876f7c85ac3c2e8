import type { DashboardLabels } from './dashboard-labels.ts'

export const es: DashboardLabels = {
  pageTitle: (address) => `Su casa en ${address}`,
  greeting: (firstName) => (firstName.trim() ? `Hola ${firstName.trim()}:` : 'Hola:'),
  otherHomes: 'Sus otras casas',
  closedTitle: 'Este enlace ya no funciona',
  closedText: (agency) => `Fue reemplazado o desactivado. Pida uno nuevo a ${agency}.`,
}
