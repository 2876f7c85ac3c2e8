import { defaultSettings } from '@gable/shared/contact-dashboard/module-settings.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraftStore, type Draft } from './draft.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const createDraft = (heading: string): Draft => ({
  moduleId: 'HOME_EQUITY',
  settings: { ...defaultSettings.HOME_EQUITY, heading },
})

test('a change is shown at once', () => {
  const store = createDraftStore()
  const listener = vi.fn()
  store.subscribe(listener)
  store.set(createDraft('Yours'), 'settings.heading')
  expect(store.get()).toEqual(createDraft('Yours'))
  expect(listener).toHaveBeenCalledTimes(1)
})

test('changes of additional costs are shown together, 100 ms after the last one', () => {
  const store = createDraftStore()
  store.set(createDraft('First'), 'settings.additionalCosts.0.defaultPerc')
  vi.advanceTimersByTime(99)
  store.set(createDraft('Second'), 'settings.additionalCosts.0.defaultPerc')
  vi.advanceTimersByTime(99)
  expect(store.get()).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(store.get()).toEqual(createDraft('Second'))
})

test('a change of another field includes the costs that were waiting', () => {
  const store = createDraftStore()
  store.set(createDraft('Waiting'), 'settings.additionalCosts.1.title')
  store.set(createDraft('Newest'), 'settings.heading')
  vi.advanceTimersByTime(200)
  expect(store.get()).toEqual(createDraft('Newest'))
})

test('nothing is shown after the panel was closed', () => {
  const store = createDraftStore()
  const listener = vi.fn()
  const unsubscribe = store.subscribe(listener)
  store.set(createDraft('Waiting'), 'settings.additionalCosts.1.title')
  store.clear()
  vi.advanceTimersByTime(200)
  expect(store.get()).toBeUndefined()
  unsubscribe()
  store.set(createDraft('Later'), 'settings.heading')
  expect(listener).toHaveBeenCalledTimes(1)
})
