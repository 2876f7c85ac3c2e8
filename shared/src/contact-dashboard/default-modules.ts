import type { DashboardModule } from './dashboard.ts'
import { defaultSettings } from './module-settings.ts'
import { isAddable, type ModuleType, moduleTypes } from './module-type.ts'

/** Shown on a new dashboard. The others are there to be turned on. */
const activeTypes: readonly ModuleType[] = [
  'HOME_ESTIMATE',
  'HOME_VALUE_TREND',
  'SELLING_OPTIONS',
  'HOME_EQUITY',
  'COMPS',
  'MORTGAGE_TREND',
  'HOME_DETAILS',
  'CONTACT_AGENT',
]

/** The modules of a dashboard that has never been edited. */
export const listDefaultModules = (updatedAt: string): DashboardModule[] =>
  moduleTypes
    .filter((type) => !isAddable(type))
    .map(
      (moduleType, index) =>
        ({
          moduleId: moduleType,
          moduleType,
          seq: index + 1,
          isActive: activeTypes.includes(moduleType),
          settings: defaultSettings[moduleType],
          visibilitySettings: { visibilityLevel: 'all', filters: [] },
          updatedAt,
        }) as DashboardModule,
    )

/** A new module goes on top. */
export const getNewSeq = (modules: readonly { seq: number }[]): number =>
  modules.length === 0 ? 1 : Math.min(...modules.map(({ seq }) => seq)) - 1
