import { filled } from '../assets/filled.ts'
import { begunPage } from './begun-page.ts'
import { emptyGeneralSettings, type GeneralSettings, type LayoutSettingsOf, type LayoutType } from './layout.ts'
import { firstPageOf } from './templates.ts'

type Stored = Record<string, unknown>

/** What is set of a page as this version knows it, whichever version saved it. */
export const filledLayout = <T extends LayoutType>(layout: T, stored: Stored): LayoutSettingsOf[T] =>
  filled(begunPage(firstPageOf(layout), nowhere), stored) as LayoutSettingsOf[T]

export const filledGeneral = (stored: Stored): GeneralSettings =>
  filled(emptyGeneralSettings, stored) as GeneralSettings

const nowhere = { brandingId: '', actionFor: () => null }
