import type { DashboardLabels } from '@gable/shared/contact-dashboard/labels/dashboard-labels.ts'
import type { getModuleButtons } from '@gable/shared/contact-dashboard/module-buttons.ts'
import type { ModuleSettingsOf } from '@gable/shared/contact-dashboard/module-settings.ts'
import type { ModuleType } from '@gable/shared/contact-dashboard/module-type.ts'
import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'

/** What the component of a module gets. It returns nothing when there is nothing to show. */
export interface ModuleProps<T extends ModuleType> {
  page: PublicDashboard
  moduleId: string
  settings: ModuleSettingsOf[T]
  /** Those that are shown, in the language of the page. */
  buttons: ReturnType<typeof getModuleButtons>
  labels: DashboardLabels
}
