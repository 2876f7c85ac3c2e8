import { createLayoutSettings } from '@gable/shared/landing-pages/create-layout-settings.ts'
import type { TabbedLayout } from '@gable/shared/landing-pages/layout.ts'
import { defaultTemplateOf } from '@gable/shared/landing-pages/templates.ts'
import { expect, test } from 'vitest'
import { withPlaceholders } from './with-placeholders.ts'

const noAccountDefaults = { brandingId: '', actionFor: () => null }

test('complete settings stay unchanged', () => {
  for (const layout of ['JOURNEY', 'WEBSITE_1', 'TABBED_WEBSITE_1'] as const) {
    const settings = createLayoutSettings(defaultTemplateOf(layout), noAccountDefaults)
    expect(withPlaceholders(settings)).toEqual(settings)
  }
})

test('blank required texts get a placeholder, and optional ones stay blank', () => {
  const settings = createLayoutSettings(defaultTemplateOf('TABBED_WEBSITE_1'), noAccountDefaults) as TabbedLayout
  const [first] = settings.tabs
  const blank = { title: ' ', heading: '', subHeading: '', searchBarText: ' ', buttonText: '', action: null }
  expect(withPlaceholders({ ...settings, tabs: first ? [first, blank] : [] })).toMatchObject({
    tabs: [first, { title: 'Tab 2', heading: '…', subHeading: '', searchBarText: '…', buttonText: '…' }],
  })
})
