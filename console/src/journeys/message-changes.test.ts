import { expect, test } from 'vitest'
import { createMessageChanges } from './message-changes.ts'

const type = 'gable:preview'

test('a frame gets the whole message once, and then what has changed', () => {
  const changes = createMessageChanges()
  const page = { brand: 'Harbor & Hill' }
  expect(changes.take({ type, page, modules: ['A'], view: undefined })).toEqual({
    type,
    page,
    modules: ['A'],
    view: undefined,
  })
  expect(changes.take({ type, page, modules: ['A'], view: undefined })).toBeUndefined()
  expect(changes.take({ type, page, modules: ['B'], view: undefined })).toEqual({ type, modules: ['B'] })
  expect(changes.take({ type, page, modules: ['B'], view: 'top' })).toEqual({ type, view: 'top' })
  expect(changes.take({ type, page, modules: ['B'], view: undefined })).toEqual({ type, view: undefined })
})

test('a frame that was loaded again gets the whole message again', () => {
  const changes = createMessageChanges()
  const message = { type, page: { brand: 'Harbor & Hill' } } as const
  changes.take(message)
  changes.forget()
  expect(changes.take(message)).toEqual(message)
})

test('what a frame gets is a copy, which later changes of the form do not reach', () => {
  const changes = createMessageChanges()
  const page = { heading: 'Before' }
  const sent = changes.take({ type, page })
  page.heading = 'After'
  expect(sent).toEqual({ type, page: { heading: 'Before' } })
})
