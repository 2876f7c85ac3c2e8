import type { PageSettings } from '@gable/shared/landing-pages/landing-page.ts'
import { isLayoutType, type LayoutSettings } from '@gable/shared/landing-pages/layout.ts'
import { withGeneralDefaults, withLayoutDefaults } from '@gable/shared/landing-pages/page-defaults.ts'
import type { StoredPageSettings } from './version-queries.ts'

/** Adds defaults for settings that did not exist when these were stored. */
export function toPageSettings(
  type: string,
  { brandingId, settings, generalSettings }: StoredPageSettings,
): PageSettings {
  const stored = { ...settings, brandingId }
  return {
    layoutSettings: (isLayoutType(type) ? withLayoutDefaults(type, stored) : stored) as LayoutSettings,
    generalSettings: withGeneralDefaults(generalSettings),
  }
}
