import { expect, test } from 'vitest'
import { stabilizeRows } from './stabilize-rows.ts'

const row = (_id: string, name = _id) => ({ _id, name })

test('rows are updated in place even when their order changed', () => {
  const stable = stabilizeRows([row('a'), row('b')], [row('b', 'Bea'), row('a')])
  expect(stable).toEqual({ rows: [row('a'), row('b', 'Bea')], hasChanges: false })
})

test('added and removed rows are reported and not applied', () => {
  const stable = stabilizeRows([row('a'), row('b')], [row('c'), row('a')])
  expect(stable).toEqual({ rows: [row('a'), row('b')], hasChanges: true })
})

test('rows of one contact are told apart by their key', () => {
  const rowKey = ({ _id, name }: ReturnType<typeof row>) => `${_id} ${name}`
  const shown = [row('a', 'Ash Lane'), row('a', 'Elm Street')]
  expect(stabilizeRows(shown, shown.toReversed(), rowKey)).toEqual({ rows: shown, hasChanges: false })
  expect(stabilizeRows(shown, shown.slice(1), rowKey).hasChanges).toBe(true)
})

test('the first row of an empty list is a change', () => {
  expect(stabilizeRows([], [row('a')])).toEqual({ rows: [], hasChanges: true })
})
