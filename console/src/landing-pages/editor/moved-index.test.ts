import { expect, test } from 'vitest'
import { moveItem } from '../../design/inputs/move-item.ts'
import { indexWithout, movedIndex } from './moved-index.ts'

test('a tab is looked at wherever it and the others are moved', () => {
  const tabs = ['a', 'b', 'c', 'd']
  for (const from of tabs.keys())
    for (const to of tabs.keys()) {
      const moved = moveItem(tabs, from, to)
      for (const [index, tab] of tabs.entries()) expect(moved[movedIndex(index, { from, to })]).toBe(tab)
    }
})

test('a tab is looked at while others are taken away, and then its neighbour', () => {
  expect(indexWithout(2, 0, 3)).toBe(1)
  expect(indexWithout(0, 2, 3)).toBe(0)
  expect(indexWithout(1, 1, 3)).toBe(1)
  expect(indexWithout(3, 3, 3)).toBe(2)
})
