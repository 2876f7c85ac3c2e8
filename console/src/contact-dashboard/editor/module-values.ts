import type { DashboardModule } from '@gable/shared/contact-dashboard/dashboard.ts'
import type { ModuleType } from '@gable/shared/contact-dashboard/module-type.ts'
import { moduleRules } from '@gable/shared/contact-dashboard/rules/module-rules.ts'
import { ContactFilters } from '@gable/shared/contacts/filter.ts'
import * as z from 'zod'
import type { ModuleValues } from './panels/panel-props.ts'

export const toModuleValues = ({ settings, visibilitySettings }: DashboardModule): ModuleValues<ModuleType> => ({
  settings,
  filters: visibilitySettings.filters,
})

export const getModuleSchema = (type: ModuleType) =>
  z.object({ settings: moduleRules[type], filters: ContactFilters }) as unknown as z.ZodType<
    ModuleValues<ModuleType>,
    ModuleValues<ModuleType>
  >
