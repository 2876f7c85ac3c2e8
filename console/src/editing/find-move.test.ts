import { expect, test } from 'vitest'
import { moveItem } from '../design/inputs/move-item.ts'
import { findMove } from './find-move.ts'

const before = ['a', 'b', 'c', 'd']
const places = before.flatMap((_, from) => before.map((_, to) => ({ from, to }))).filter(({ from, to }) => from !== to)

test.each(places)('what was moved from $from to $to is seen to have been', ({ from, to }) => {
  const after = moveItem(before, from, to)
  const moved = findMove(before, after)
  expect(moveItem(before, moved.from, moved.to)).toEqual(after)
})
