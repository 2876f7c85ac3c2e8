import { withDefaults } from '../assets/with-defaults.ts'
import type { SettingsByType, WidgetContent, WidgetType } from './settings.ts'
import { getDefaultTemplate } from './templates.ts'

type StoredSettings = Record<string, unknown>

/** Completes settings that an older version saved, and drops keys that no longer exist. */
export const withDefaultSettings = <T extends WidgetType>(type: T, stored: StoredSettings): SettingsByType[T] =>
  withDefaults(
    { ...emptyReferences[type], spanishTexts: [], ...getDefaultTemplate(type).content },
    stored,
  ) as SettingsByType[T]

/** The same as visitors see it in English: without the brand, the form and the Spanish texts. */
export const withDefaultContent = <T extends WidgetType>(type: T, stored: StoredSettings): WidgetContent<T> =>
  withDefaults(getDefaultTemplate(type).content, stored) as WidgetContent<T>

const emptyReferences: Record<WidgetType, object> = {
  SEARCH: { brandingId: '', action: null },
  HOME_SALE_CALC: { brandingId: '', action: null },
  MORTGAGE_CALC: { brandingId: '' },
  AFFORDABILITY_CALC: { brandingId: '' },
}
