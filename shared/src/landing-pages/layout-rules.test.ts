import { expect, test } from 'vitest'
import { createLayoutSettings } from './create-layout-settings.ts'
import type { LayoutType } from './layout.ts'
import { layoutRules } from './layout-rules.ts'
import { defaultTemplateOf } from './templates.ts'

const action = { actionType: 'FORM', value: '018bb2c0-1e00-7000-8000-000000000001' } as const
const page = (layout: LayoutType, changes: object = {}) => ({
  ...createLayoutSettings(defaultTemplateOf(layout), {
    brandingId: '018bb2c0-1e00-7000-8000-000000000002',
    actionFor: () => action,
  }),
  ...changes,
})

/** The message of each invalid field. */
function getErrors(layout: LayoutType, changes: object) {
  const { error } = layoutRules[layout].safeParse(page(layout, changes))
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test.for(['JOURNEY', 'WEBSITE_1', 'TABBED_WEBSITE_1'] as const)('a new page of %s can be saved as it is', (layout) => {
  expect(getErrors(layout, {})).toEqual({})
})

test('all errors are reported at once, including a missing video code', () => {
  const video = { videoEnabled: true, videoEmbedCode: '  ' }
  expect(getErrors('WEBSITE_1', { ...video, action: null, heading: ' ', subHeading: 'x'.repeat(201) })).toEqual({
    heading: 'This field is required',
    subHeading: 'This field cannot be more than 200 characters',
    action: 'This field is required',
    videoEmbedCode: 'This field is required',
  })
})

test('the video code is dropped when the video is hidden', () => {
  const code = '<iframe src="https://www.youtube.com/embed/abc"></iframe>'
  const parseVideoCode = (videoEnabled: boolean) =>
    layoutRules.WEBSITE_1.parse(page('WEBSITE_1', { videoEnabled, videoEmbedCode: code })).videoEmbedCode
  expect(parseVideoCode(true)).toBe(code)
  expect(parseVideoCode(false)).toBe('')
})

test('a page has one to five tabs', () => {
  const [tab] = defaultTemplateOf('TABBED_WEBSITE_1').content.tabs.map((tab) => ({ ...tab, action }))
  expect(getErrors('TABBED_WEBSITE_1', { tabs: [] })).toEqual({ tabs: 'There must be at least one tab' })
  expect(getErrors('TABBED_WEBSITE_1', { tabs: Array(6).fill(tab) })).toEqual({
    tabs: 'There cannot be more than 5 tabs',
  })
  expect(getErrors('TABBED_WEBSITE_1', { tabs: [tab, { ...tab, title: 'x'.repeat(26) }] })).toEqual({
    'tabs.1.title': 'This field cannot be more than 25 characters',
  })
})
