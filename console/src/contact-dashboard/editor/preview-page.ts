import type { DashboardModule } from '@gable/shared/contact-dashboard/dashboard.ts'
import type { PublicDashboard, PublicModule } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import type { Draft } from './draft.ts'

interface PreviewInput {
  /** What the page of a contact or of the sample home shows. */
  page: PublicDashboard
  /** The modules in order, with the pending new one on top. */
  modules: readonly DashboardModule[]
  /** The module of the open panel. It is shown even while it is hidden. */
  selectedModuleId: string | undefined
  draft: Draft | undefined
}

/** The page with everything that is not saved yet. */
export function toPreviewPage({ page, modules, selectedModuleId, draft }: PreviewInput): PublicDashboard {
  const shown = modules
    .filter(({ isActive, moduleId }) => isActive || moduleId === selectedModuleId)
    .map(
      ({ moduleId, moduleType, settings }) =>
        ({ moduleId, moduleType, settings: draft?.moduleId === moduleId ? draft.settings : settings }) as PublicModule,
    )
  return { ...page, modules: shown }
}
