import { expect, test } from 'vitest'
import { listChanges, type SeenFigures } from './seen-figures.ts'

const seen: SeenFigures = { value: 400_000, provider: 'ATTOM', rate: 6.5, soldKeys: ['1 Elm Street'], offerIds: [] }

test('nothing has changed on a first visit or for an owner who comes back at once', () => {
  expect(listChanges(null, seen)).toEqual([])
  expect(listChanges(seen, seen)).toEqual([])
})

test('offers come first, then value and sales nearby, and three lines are enough', () => {
  const now = { ...seen, value: 412_000, rate: 6.1, soldKeys: ['1 Elm Street', '9 Oak Lane'], offerIds: ['a', 'b'] }
  expect(listChanges(seen, now)).toEqual([
    { kind: 'OFFER', count: 2 },
    { kind: 'VALUE', from: 400_000, to: 412_000, provider: 'ATTOM' },
    { kind: 'SOLD_NEARBY', count: 1 },
  ])
})

test('estimates of two providers are never compared', () => {
  expect(listChanges(seen, { ...seen, value: 500_000, provider: 'CORELOGIC' })).toEqual([])
})

test('a change too small to notice is not shown', () => {
  expect(listChanges(seen, { ...seen, value: 401_000, rate: 6.52 })).toEqual([])
})
