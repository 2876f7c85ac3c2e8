import { withDefaults } from '../assets/with-defaults.ts'
import { createLayoutSettings } from './create-layout-settings.ts'
import { emptyGeneralSettings, type GeneralSettings, type LayoutSettingsOf, type LayoutType } from './layout.ts'
import { defaultTemplateOf } from './templates.ts'

type Stored = Record<string, unknown>

/** Adds defaults for settings that did not exist when the page was saved. */
export const withLayoutDefaults = <T extends LayoutType>(layout: T, stored: Stored): LayoutSettingsOf[T] =>
  withDefaults(
    { ...createLayoutSettings(defaultTemplateOf(layout), noAccountDefaults), ...olderParts },
    stored,
  ) as LayoutSettingsOf[T]

export const withGeneralDefaults = (stored: Stored): GeneralSettings =>
  withDefaults(emptyGeneralSettings, stored) as GeneralSettings

/** Nobody has read what these parts would promise on a page that was saved without them. */
const olderParts = { showsSteps: false, showsQuestions: false }

const noAccountDefaults = { brandingId: '', actionFor: () => null }
