import { withDefaults } from '../assets/with-defaults.ts'
import type { SettingsByType, WidgetContent, WidgetType } from './settings.ts'
import { getDefaultTemplate } from './templates.ts'

type Stored = Record<string, unknown>

/** Settings as this version knows them: what an older one did not save is filled up, what it saved besides is left out. */
export const withDefaultSettings = <T extends WidgetType>(type: T, stored: Stored): SettingsByType[T] =>
  withDefaults({ ...emptyReferences[type], ...getDefaultTemplate(type).content }, stored) as SettingsByType[T]

/** The same without whose brand it is in, and where it leads. */
export const withDefaultContent = <T extends WidgetType>(type: T, stored: Stored): WidgetContent<T> =>
  withDefaults(getDefaultTemplate(type).content, stored) as WidgetContent<T>

const emptyReferences: Record<WidgetType, object> = {
  SEARCH: { brandingId: '', action: null },
  HOME_SALE_CALC: { brandingId: '', action: null },
  MORTGAGE_CALC: { brandingId: '' },
  AFFORDABILITY_CALC: { brandingId: '' },
}
