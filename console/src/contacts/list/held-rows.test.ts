import { expect, test } from 'vitest'
import { heldRows } from './held-rows.ts'

const row = (_id: string, name = _id) => ({ _id, name })

test('rows are brought up to date where they stand, whatever their order is now', () => {
  const held = heldRows([row('a'), row('b')], [row('b', 'Bea'), row('a')])
  expect(held).toEqual({ rows: [row('a'), row('b', 'Bea')], hasNews: false })
})

test('who came is told and not pushed in, who went stays until the reader asks', () => {
  const held = heldRows([row('a'), row('b')], [row('c'), row('a')])
  expect(held).toEqual({ rows: [row('a'), row('b')], hasNews: true })
})

test('the first of all is news to an empty list', () => {
  expect(heldRows([], [row('a')])).toEqual({ rows: [], hasNews: true })
})
