import { h } from 'preact'
import { expect, test } from 'vitest'
import { isSame } from './is-same.ts'

test('data is compared by its values', () => {
  expect(isSame({ facts: [{ beds: 3 }, null] }, { facts: [{ beds: 3 }, null] })).toBe(true)
  expect(isSame({ facts: [{ beds: 3 }] }, { facts: [{ beds: 4 }] })).toBe(false)
  expect(isSame({ a: undefined }, { b: undefined })).toBe(false)
  expect(isSame([], {})).toBe(false)
  expect(isSame(null, {})).toBe(false)
})

test('elements and functions are the same only if they are one', () => {
  const element = h('p', null, 'Text')
  expect(isSame({ children: element }, { children: element })).toBe(true)
  expect(isSame({ children: element }, { children: h('p', null, 'Text') })).toBe(false)
  expect(isSame({ label: () => 'A' }, { label: () => 'A' })).toBe(false)
})
