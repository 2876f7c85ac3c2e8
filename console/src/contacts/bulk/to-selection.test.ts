import { expect, test } from 'vitest'
import { toSelection } from './to-selection.ts'

const query = { search: ' nora ', filters: [{ key: 'tags', anyOf: ['Sphere'] }] }

test('contacts selected one by one are sent by id, whatever the list shows', () => {
  expect(toSelection({ keys: new Set(['a', 'b']), all: false }, query)).toEqual({ ids: ['a', 'b'] })
})

test('selecting everything sends the query of the list, so that it covers the other pages', () => {
  const all = { keys: new Set(['a']), all: true }
  expect(toSelection(all, query)).toEqual({ search: 'nora', filters: query.filters })
  expect(toSelection(all, { ...query, segmentId: 's' })).toMatchObject({ segmentId: 's' })
  expect(toSelection(all, { ...query, isArchived: true })).toMatchObject({ isArchived: true })
})
