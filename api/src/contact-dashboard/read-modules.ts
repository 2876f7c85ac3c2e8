import { type DashboardModule, toVisibility } from '@gable/shared/contact-dashboard/dashboard.ts'
import { listDefaultModules } from '@gable/shared/contact-dashboard/default-modules.ts'
import { withModuleDefaults } from '@gable/shared/contact-dashboard/module-settings.ts'
import { isModuleType } from '@gable/shared/contact-dashboard/module-type.ts'

/** The modules of stored settings, in order. A dashboard that was never edited has the default ones. */
export function readModules(settings: Record<string, unknown>, updatedAt: string): DashboardModule[] {
  const modules = getStoredModules(settings)
  if (!modules) return listDefaultModules(updatedAt)
  return modules
    .filter(({ moduleType }) => isModuleType(moduleType))
    .map(
      (module) =>
        ({
          ...module,
          settings: withModuleDefaults(module.moduleType, { ...module.settings }),
          visibilitySettings: toVisibility(module.visibilitySettings?.filters ?? []),
        }) as DashboardModule,
    )
    .sort((a, b) => a.seq - b.seq)
}

/** Modules that a newer version stored. This one neither shows nor loses them. */
export const listUnknownModules = (settings: Record<string, unknown>): unknown[] =>
  getStoredModules(settings)?.filter(({ moduleType }) => !isModuleType(moduleType)) ?? []

const getStoredModules = ({ modules }: Record<string, unknown>): DashboardModule[] | undefined =>
  Array.isArray(modules) ? modules : undefined
