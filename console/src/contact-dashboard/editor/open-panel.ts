import type { DashboardModule } from '@gable/shared/contact-dashboard/dashboard.ts'
import { getNewSeq } from '@gable/shared/contact-dashboard/default-modules.ts'
import { defaultSettings } from '@gable/shared/contact-dashboard/module-settings.ts'
import type { AddableModuleType } from '@gable/shared/contact-dashboard/module-type.ts'

/** What the panel beside the preview shows. */
export type OpenPanel =
  /** `lastModuleId` is the module whose panel was closed, which gets the focus. */
  | { kind: 'list'; lastModuleId?: string }
  | { kind: 'settings' }
  | { kind: 'module'; moduleId: string }
  | { kind: 'new'; module: DashboardModule }

/** The ID of a module that is not saved yet. */
const newModuleId = 'new'

/** A module to fill in. It exists in the editor alone until it is saved. */
export const createNewModule = (moduleType: AddableModuleType, modules: readonly { seq: number }[]): DashboardModule =>
  ({
    moduleId: newModuleId,
    moduleType,
    seq: getNewSeq(modules),
    isActive: false,
    settings: defaultSettings[moduleType],
    visibilitySettings: { visibilityLevel: 'all', filters: [] },
    updatedAt: new Date(0).toISOString(),
  }) as DashboardModule

/** The module of the open panel. Undefined if someone else removed it. */
export function getSelectedModule(panel: OpenPanel, modules: readonly DashboardModule[]): DashboardModule | undefined {
  if (panel.kind === 'new') return panel.module
  return panel.kind === 'module' ? modules.find(({ moduleId }) => moduleId === panel.moduleId) : undefined
}
