import type { SettingsOf, WidgetType } from '@gable/shared/widgets/settings.ts'
import { settingsRules } from '@gable/shared/widgets/settings-rules.ts'
import * as z from 'zod'

/** What is edited of a widget. While it is, a number may be missing, and so may the form it leads to. */
export interface WidgetValues<T extends WidgetType = WidgetType> {
  settings: SettingsOf[T]
}

export const rulesOf = (type: WidgetType) =>
  z.object({ settings: settingsRules[type] }) as unknown as z.ZodType<WidgetValues, WidgetValues>
