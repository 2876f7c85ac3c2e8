import { type DashboardModule, toVisibility } from '@gable/shared/contact-dashboard/dashboard.ts'
import { listDefaultModules } from '@gable/shared/contact-dashboard/default-modules.ts'
import { defaultSettings, withModuleDefaults } from '@gable/shared/contact-dashboard/module-settings.ts'
import { isModuleType } from '@gable/shared/contact-dashboard/module-type.ts'
import { keepUnknownKeys } from './keep-unknown-keys.ts'

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

/** What to store instead of the settings. Modules and keys that a newer version stored are neither shown here nor lost. */
export function replaceModules(settings: Record<string, unknown>, modules: readonly DashboardModule[]) {
  const stored = getStoredModules(settings) ?? []
  const complete = modules.map((module) => ({
    ...module,
    settings: keepUnknownKeys(
      defaultSettings[module.moduleType],
      stored.find(({ moduleId }) => moduleId === module.moduleId)?.settings,
      module.settings,
    ),
  }))
  return { ...settings, modules: [...complete, ...stored.filter(({ moduleType }) => !isModuleType(moduleType))] }
}

const getStoredModules = ({ modules }: Record<string, unknown>): DashboardModule[] | undefined =>
  Array.isArray(modules) ? modules : undefined
