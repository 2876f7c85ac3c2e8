import type { SettingsByType, WidgetSettings, WidgetType } from '@gable/shared/widgets/settings.ts'
import { settingsRules } from '@gable/shared/widgets/settings-rules.ts'
import type { Control, FieldPath } from 'react-hook-form'
import * as z from 'zod'

/** What is edited of a widget. While it is, a number may be missing, and so may the form it leads to. */
export interface WidgetValues {
  settings: SettingsByType[WidgetType]
}

export type WidgetControl = Control<WidgetValues, unknown, WidgetValues>
export type WidgetField = FieldPath<WidgetValues>

export const getWidgetSchema = (type: WidgetType) =>
  z.object({ settings: settingsRules[type] }) as unknown as z.ZodType<WidgetValues, WidgetValues>

/** All that is changed in the panel of its content. */
export const listContentFields = (settings: WidgetSettings) =>
  Object.keys(settings)
    .filter((name) => name !== 'brandingId')
    .map((name) => `settings.${name}` as WidgetField)
