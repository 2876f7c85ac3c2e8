import { expect, test } from 'vitest'
import { moveItem } from '../../design/inputs/move-item.ts'
import { getIndexAfterRemoval, getMovedIndex } from './moved-index.ts'

test('the selected tab stays selected when tabs are moved', () => {
  const tabs = ['a', 'b', 'c', 'd']
  for (const from of tabs.keys())
    for (const to of tabs.keys()) {
      const moved = moveItem(tabs, from, to)
      for (const [index, tab] of tabs.entries()) expect(moved[getMovedIndex(index, { from, to })]).toBe(tab)
    }
})

test('the selected tab stays selected when others are removed, and its neighbor follows it', () => {
  expect(getIndexAfterRemoval(2, 0, 3)).toBe(1)
  expect(getIndexAfterRemoval(0, 2, 3)).toBe(0)
  expect(getIndexAfterRemoval(1, 1, 3)).toBe(1)
  expect(getIndexAfterRemoval(3, 3, 3)).toBe(2)
})
