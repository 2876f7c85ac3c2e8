import { expect, test } from 'vitest'
import { getPageNumbers } from './page-numbers.ts'

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 20, [1, 2, 3, 4, 'gap', 20]],
  [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
  [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  [20, 20, [1, 'gap', 17, 18, 19, 20]],
])('page %i of %i offers the pages %j', (page, pages, expected) => {
  expect(getPageNumbers(page, pages)).toEqual(expected)
})
