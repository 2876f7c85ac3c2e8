import { expect, test } from 'vitest'
import { begunPage } from './begun-page.ts'
import type { LayoutType } from './layout.ts'
import { layoutRules } from './layout-rules.ts'
import { firstPageOf } from './templates.ts'

const action = { actionType: 'FORM', value: '018bb2c0-1e00-7000-8000-000000000001' } as const
const page = (layout: LayoutType, changes: object = {}) => ({
  ...begunPage(firstPageOf(layout), {
    brandingId: '018bb2c0-1e00-7000-8000-000000000002',
    actionFor: () => action,
  }),
  ...changes,
})

/** What is said of each field that is wrong. */
function faults(layout: LayoutType, changes: object) {
  const { error } = layoutRules[layout].safeParse(page(layout, changes))
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test.for(['JOURNEY', 'WEBSITE_1', 'TABBED_WEBSITE_1'] as const)('a new page of %s can be saved as it is', (layout) => {
  expect(faults(layout, {})).toEqual({})
})

test('everything that is wrong is said at once, the code of a film too', () => {
  const video = { videoEnabled: true, videoEmbedCode: '  ' }
  expect(faults('WEBSITE_1', { ...video, action: null, heading: ' ', subHeading: 'x'.repeat(201) })).toEqual({
    heading: 'This field is required',
    subHeading: 'This field cannot be more than 200 characters',
    action: 'This field is required',
    videoEmbedCode: 'This field is required',
  })
})

test('code of a film is kept while it is shown and no longer', () => {
  const code = '<iframe src="https://www.youtube.com/embed/abc"></iframe>'
  const kept = (videoEnabled: boolean) =>
    layoutRules.WEBSITE_1.parse(page('WEBSITE_1', { videoEnabled, videoEmbedCode: code })).videoEmbedCode
  expect(kept(true)).toBe(code)
  expect(kept(false)).toBe('')
})

test('there is at least one tab and there are at most five', () => {
  const [tab] = firstPageOf('TABBED_WEBSITE_1').content.tabs.map((words) => ({ ...words, action }))
  expect(faults('TABBED_WEBSITE_1', { tabs: [] })).toEqual({ tabs: 'There must be at least one tab' })
  expect(faults('TABBED_WEBSITE_1', { tabs: Array(6).fill(tab) })).toEqual({ tabs: 'There cannot be more than 5 tabs' })
  expect(faults('TABBED_WEBSITE_1', { tabs: [tab, { ...tab, title: 'x'.repeat(26) }] })).toEqual({
    'tabs.1.title': 'This field cannot be more than 25 characters',
  })
})
