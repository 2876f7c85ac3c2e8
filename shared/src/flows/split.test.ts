import { expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { chooseBranch } from './split.ts'

const split = { id: 'split', branches: [70, 30, 0].map((percent, n) => ({ key: `b${n}`, percent, steps: [] })) }

test('contacts are split as often as the percentages say, and a contact always the same way', () => {
  const counts: Record<string, number> = {}
  for (let n = 0; n < 20_000; n++) {
    const id = newId()
    const branch = chooseBranch(split, id)
    expect(chooseBranch(split, id)).toBe(branch)
    counts[branch] = (counts[branch] ?? 0) + 1
  }
  expect(counts.b0).toBeGreaterThan(13_600)
  expect(counts.b0).toBeLessThan(14_400)
  expect(counts.b2).toBeUndefined()
})
