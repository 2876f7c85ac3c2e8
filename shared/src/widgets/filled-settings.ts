import { filled } from '../assets/filled.ts'
import type { SettingsOf, WidgetContent, WidgetType } from './settings.ts'
import { firstOf } from './templates.ts'

type Stored = Record<string, unknown>

/** Settings as this version knows them: what an older one did not save is filled up, what it saved besides is left out. */
export const filledSettings = <T extends WidgetType>(type: T, stored: Stored): SettingsOf[T] =>
  filled({ ...whatElse[type], ...firstOf(type).content }, stored) as SettingsOf[T]

/** The same without whose brand it is in, and where it leads. */
export const filledContent = <T extends WidgetType>(type: T, stored: Stored): WidgetContent<T> =>
  filled(firstOf(type).content, stored) as WidgetContent<T>

const whatElse: Record<WidgetType, object> = {
  SEARCH: { brandingId: '', action: null },
  HOME_SALE_CALC: { brandingId: '', action: null },
  MORTGAGE_CALC: { brandingId: '' },
  AFFORDABILITY_CALC: { brandingId: '' },
}
