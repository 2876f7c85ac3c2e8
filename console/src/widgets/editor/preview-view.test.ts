import { expect, test } from 'vitest'
import { getStage } from './preview-view.ts'

test('what is asked is looked at in the form', () => {
  expect(getStage('settings.phoneRequired')).toBe('form')
  expect(getStage('settings.action')).toBe('form')
})

test('words and figures are looked at where visitors meet them first', () => {
  expect(getStage('settings.heading')).toBe('view')
  expect(getStage('settings.additionalCosts.1.title')).toBe('view')
})

test('what both show, or neither, leaves the preview where it is', () => {
  expect(getStage('settings.brandingId')).toBeUndefined()
  expect(getStage('settings.thankYouMsg')).toBeUndefined()
  expect(getStage(undefined)).toBeUndefined()
})
