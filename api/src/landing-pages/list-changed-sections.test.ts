import { emptyGeneralSettings } from '@gable/shared/landing-pages/layout.ts'
import { withLayoutDefaults } from '@gable/shared/landing-pages/page-defaults.ts'
import { expect, test } from 'vitest'
import { listChangedSections } from './list-changed-sections.ts'

const page = { layoutSettings: withLayoutDefaults('WEBSITE_1', {}), generalSettings: emptyGeneralSettings }

test('a version names the sections that changed, in the order of the editor', () => {
  const changed = {
    layoutSettings: { ...page.layoutSettings, heading: 'Sell by summer', buttonText: 'Go', brandingId: 'b' },
    generalSettings: { ...page.generalSettings, trackingCode: 'x', mediaTitle: 'y' },
  }
  expect(listChangedSections(page, changed)).toEqual(['Hero Section', 'Social', 'Analytics', 'Branding'])
  expect(listChangedSections(page, structuredClone(page))).toEqual([])
})

test('a setting without a section is part of the content', () => {
  const changed = { ...page, layoutSettings: { ...page.layoutSettings, later: 1 } as typeof page.layoutSettings }
  expect(listChangedSections(page, changed)).toEqual(['Content'])
})
