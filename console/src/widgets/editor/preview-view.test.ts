import { expect, test } from 'vitest'
import { getStage } from './preview-view.ts'

test('questions show in the form', () => {
  expect(getStage('settings.phoneRequired')).toBe('form')
  expect(getStage('settings.action')).toBe('form')
})

test('texts and numbers show on the first screen', () => {
  expect(getStage('settings.heading')).toBe('view')
  expect(getStage('settings.additionalCosts.1.title')).toBe('view')
})

test('a field that both stages show, or neither, does not switch the stage', () => {
  expect(getStage('settings.brandingId')).toBeUndefined()
  expect(getStage('settings.thankYouMsg')).toBeUndefined()
  expect(getStage(undefined)).toBeUndefined()
})
