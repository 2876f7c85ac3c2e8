import type { SettingsByType, WidgetSettings, WidgetType } from '@gable/shared/widgets/settings.ts'
import { settingsRules } from '@gable/shared/widgets/settings-rules.ts'
import type { Control, FieldPath } from 'react-hook-form'
import * as z from 'zod'

/** The editor's form values. Numbers and the form may be missing while editing. */
export interface WidgetValues {
  settings: SettingsByType[WidgetType]
}

export type WidgetControl = Control<WidgetValues, unknown, WidgetValues>
type WidgetField = FieldPath<WidgetValues>

export const getWidgetSchema = (type: WidgetType) =>
  z.object({ settings: settingsRules[type] }) as unknown as z.ZodType<WidgetValues, WidgetValues>

/** The fields in the content panel. */
export const listContentFields = (settings: WidgetSettings) =>
  Object.keys(settings)
    .filter((name) => name !== 'brandingId')
    .map((name) => `settings.${name}` as WidgetField)
