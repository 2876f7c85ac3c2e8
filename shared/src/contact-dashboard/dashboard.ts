import * as z from 'zod'
import { ContactFilters } from '../contacts/filter.ts'
import { cleanText } from '../text/clean-text.ts'
import { maxLengths } from './limits.ts'
import type { ModuleSettingsOf } from './module-settings.ts'
import { type ModuleType, moduleTypes } from './module-type.ts'

const visibilityLevels = ['all', 'filtered'] as const

/** Who sees a module. All filters must match. */
export const VisibilitySettings = z.object({
  visibilityLevel: z.enum(visibilityLevels, 'Please choose all or filtered'),
  filters: ContactFilters,
})
export type VisibilitySettings = z.infer<typeof VisibilitySettings>

/** The level follows from the filters, so the two can never contradict each other. */
export const toVisibility = (filters: VisibilitySettings['filters']): VisibilitySettings => ({
  visibilityLevel: filters.length > 0 ? 'filtered' : 'all',
  filters,
})

interface ModuleOf<T extends ModuleType> {
  moduleId: string
  moduleType: T
  seq: number
  isActive: boolean
  settings: ModuleSettingsOf[T]
  visibilitySettings: VisibilitySettings
  updatedAt: string
}

export type DashboardModule = { [T in ModuleType]: ModuleOf<T> }[ModuleType]

export const DashboardModule = z.object({
  /** The type, for modules that every dashboard has once. */
  moduleId: z.string(),
  moduleType: z.enum(moduleTypes),
  /** Modules are shown in ascending order. */
  seq: z.number(),
  isActive: z.boolean(),
  settings: z.custom<object>((value) => typeof value === 'object' && value !== null),
  visibilitySettings: VisibilitySettings,
  updatedAt: z.string(),
}) as unknown as z.ZodType<DashboardModule, DashboardModule>

const trackingCodeTooLong = `Tracking code cannot be more than ${maxLengths.trackingCode} characters`

export const GeneralSettings = z.object({
  trackingCode: z.string().overwrite(cleanText).max(maxLengths.trackingCode, trackingCodeTooLong).default(''),
})
export type GeneralSettings = z.infer<typeof GeneralSettings>

export const ContactDashboard = z.object({
  _id: z.string(),
  name: z.string(),
  brandingId: z.string().nullable(),
  modules: z.array(DashboardModule),
  generalSettings: GeneralSettings.extend({ updatedAt: z.string() }),
  updatedAt: z.string(),
  updatedBy: z.string().nullable(),
  lastUpdated: z.object({ triggeredAt: z.string(), triggeredBy: z.string().nullable() }),
  statistics: z.object({ views: z.number(), clicks: z.number(), leads: z.number() }),
})
export type ContactDashboard = z.infer<typeof ContactDashboard>
