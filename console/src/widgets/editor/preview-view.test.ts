import { expect, test } from 'vitest'
import { stageOf } from './preview-view.ts'

test('what is asked is looked at in the form', () => {
  expect(stageOf('settings.phoneRequired')).toBe('form')
  expect(stageOf('settings.action')).toBe('form')
})

test('words and figures are looked at where visitors meet them first', () => {
  expect(stageOf('settings.heading')).toBe('view')
  expect(stageOf('settings.additionalCosts.1.title')).toBe('view')
})

test('what both show, or neither, leaves the preview where it is', () => {
  expect(stageOf('settings.brandingId')).toBeUndefined()
  expect(stageOf('settings.thankYouMsg')).toBeUndefined()
  expect(stageOf(undefined)).toBeUndefined()
})
