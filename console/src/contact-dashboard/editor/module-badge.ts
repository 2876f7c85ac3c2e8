import type { DashboardModule } from '@gable/shared/contact-dashboard/dashboard.ts'

/** Whether a module is displayed, and by how many filters. */
export function formatModuleBadge({
  isActive,
  visibilitySettings: { filters },
}: Pick<DashboardModule, 'isActive' | 'visibilitySettings'>): string {
  const state = isActive ? 'Displayed' : 'Hidden'
  return filters.length > 0 ? `${state} | ${filters.length} Filter(s)` : state
}
