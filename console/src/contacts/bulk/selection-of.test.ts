import { expect, test } from 'vitest'
import { selectionOf } from './selection-of.ts'

const asked = { search: ' nora ', filters: [{ key: 'tags', anyOf: ['Sphere'] }] }

test('contacts that were picked one by one are those, whatever the list was asked for', () => {
  expect(selectionOf({ keys: new Set(['a', 'b']), all: false }, asked)).toEqual({ ids: ['a', 'b'] })
})

test('all of a list are what it was asked for, also those on other pages', () => {
  const all = { keys: new Set(['a']), all: true }
  expect(selectionOf(all, asked)).toEqual({ search: 'nora', filters: asked.filters })
  expect(selectionOf(all, { ...asked, segmentId: 's' })).toMatchObject({ segmentId: 's' })
  expect(selectionOf(all, { ...asked, isArchived: true })).toMatchObject({ isArchived: true })
})
