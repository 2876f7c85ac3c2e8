import { begunPage } from '@gable/shared/landing-pages/begun-page.ts'
import type { TabbedLayout } from '@gable/shared/landing-pages/layout.ts'
import { firstPageOf } from '@gable/shared/landing-pages/templates.ts'
import { expect, test } from 'vitest'
import { presentable } from './presentable.ts'

const nowhere = { brandingId: '', actionFor: () => null }

test('what is typed is shown as it is', () => {
  for (const layout of ['JOURNEY', 'WEBSITE_1', 'TABBED_WEBSITE_1'] as const) {
    const settings = begunPage(firstPageOf(layout), nowhere)
    expect(presentable(settings)).toEqual(settings)
  }
})

test('what visitors never find empty is not shown so while it is typed; what may be empty is', () => {
  const settings = begunPage(firstPageOf('TABBED_WEBSITE_1'), nowhere) as TabbedLayout
  const [first] = settings.tabs
  const blank = { title: ' ', heading: '', subHeading: '', searchBarText: ' ', buttonText: '', action: null }
  expect(presentable({ ...settings, tabs: first ? [first, blank] : [] })).toMatchObject({
    tabs: [first, { title: 'Tab 2', heading: '…', subHeading: '', searchBarText: '…', buttonText: '…' }],
  })
})
