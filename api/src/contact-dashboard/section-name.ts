import type { DashboardModule } from '@gable/shared/contact-dashboard/dashboard.ts'
import { offersSectionId } from '@gable/shared/contact-dashboard/offer-buttons.ts'

/** The name of a part of the page that has buttons. The section with the active offers is no module. */
export const getSectionName = (modules: readonly DashboardModule[], moduleId: string): string | undefined =>
  moduleId === offersSectionId ? 'Offers' : modules.find((module) => module.moduleId === moduleId)?.settings.name
