import { expect, test } from 'vitest'
import { findMove } from './find-move.ts'
import { moveItem } from './move-item.ts'

const before = ['a', 'b', 'c', 'd']
const moves = before.flatMap((_, from) => before.map((_, to) => ({ from, to }))).filter(({ from, to }) => from !== to)

test.each(moves)('finds the move from $from to $to', ({ from, to }) => {
  const after = moveItem(before, from, to)
  const move = findMove(before, after)
  expect(moveItem(before, move.from, move.to)).toEqual(after)
})
