import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluateSplitTest, findWinner, type SplitTestCounts } from './evaluate-split-test.ts'

const leads = fc.integer({ min: 0, max: 600 })
const share = fc.integer({ min: 10, max: 90 })

const evaluate = (a: number, b: number, share = 50) => evaluateSplitTest(toCounts(a, b, share))

/** Every twentieth visit brings a lead. */
const toCounts = (a: number, b: number, share: number): SplitTestCounts => {
  const visits = (a + b) * 20
  return {
    A: { visits: visits * (1 - share / 100), leads: a },
    B: { visits: visits * (share / 100), leads: b },
    share,
  }
}

const getSureness = (a: number, b: number) => {
  const { verdict } = evaluate(a, b)
  if (verdict.kind !== 'better') return 0
  return verdict.variant === 'B' ? verdict.sureness : -verdict.sureness
}

test('a test without visits says nothing', () => {
  expect(evaluate(0, 0)).toMatchObject({ verdict: { kind: 'early', visitsNeeded: null }, lift: null })
})

test('a handful of leads names no winner, however one-sided they are', () => {
  expect(evaluate(0, 9).verdict.kind).toBe('early')
  expect(evaluate(9, 0).verdict.kind).toBe('early')
})

test('a clear difference has a winner, and half as many leads are too few for it', () => {
  expect(evaluate(100, 170).verdict).toMatchObject({ kind: 'better', variant: 'B' })
  expect(evaluate(170, 100).verdict).toMatchObject({ kind: 'better', variant: 'A' })
  expect(evaluate(50, 70).verdict.kind).toBe('early')
})

test('many leads in equal parts show no real difference', () => {
  expect(evaluate(400, 405).verdict).toEqual({ kind: 'equal' })
})

test('a version that few visitors see is expected to bring few leads', () => {
  expect(evaluate(720, 80, 10).verdict.kind).not.toBe('better')
  expect(evaluate(400, 400, 10).verdict).toMatchObject({ kind: 'better', variant: 'B', sureness: 99 })
})

test('swapping the versions swaps the result', () => {
  fc.assert(
    fc.property(leads, leads, share, (a, b, share) => {
      const [one, other] = [evaluate(a, b, share), evaluate(b, a, 100 - share)]
      if (one.verdict.kind === 'better')
        expect(other.verdict).toEqual({ ...one.verdict, variant: one.verdict.variant === 'A' ? 'B' : 'A' })
      else expect(other.verdict.kind).toBe(one.verdict.kind)
      expect(1 + other.range.low).toBeCloseTo(1 / (1 + one.range.high), 6)
    }),
    { numRuns: 200 },
  )
})

test('a lead more for a version never speaks against it', () => {
  fc.assert(
    fc.property(leads, leads, (a, b) => {
      fc.pre(a > 0)
      expect(getSureness(a - 1, b + 1)).toBeGreaterThanOrEqual(getSureness(a, b))
      expect(evaluate(a - 1, b + 1).range.low).toBeGreaterThanOrEqual(evaluate(a, b).range.low - 1e-9)
    }),
    { numRuns: 200 },
  )
})

test('the winner is better in the whole range, and equal versions are within a third of each other', () => {
  fc.assert(
    fc.property(leads, leads, share, (a, b, share) => {
      const { verdict, range } = evaluate(a, b, share)
      if (verdict.kind === 'better') expect(verdict.variant === 'B' ? range.low : -range.high).toBeGreaterThan(0)
      if (verdict.kind === 'equal') {
        expect(range.high).toBeLessThan(1 / 3)
        expect(range.low).toBeGreaterThan(-1 / 4)
      }
    }),
    { numRuns: 300 },
  )
})

test('after as many more visits as it says, with leads divided as before, the test is decided', () => {
  fc.assert(
    fc.property(fc.integer({ min: 30, max: 200 }), fc.integer({ min: 30, max: 200 }), (a, b) => {
      const { verdict } = evaluate(a, b)
      fc.pre(verdict.kind === 'early')
      const more = verdict.kind === 'early' ? (verdict.visitsNeeded ?? 0) / 20 : 0
      const expected = (b + 15) / (a + b + 30)
      expect(evaluate(a + more * (1 - expected), b + more * expected).verdict.kind).not.toBe('early')
      // The estimate is in whole leads.
      const fewer = Math.min(more / 3, more - 2)
      if (fewer > 0) expect(evaluate(a + fewer * (1 - expected), b + fewer * expected).verdict.kind).toBe('early')
    }),
    { numRuns: 100 },
  )
})

interface Simulation {
  leads: number
  shareOfLeads: number
  /** The percentage of visitors who see B. */
  share: number
}

/** Simulated tests that are looked at after every lead, and end with the first winner. */
function countWinners(tests: number, { leads, shareOfLeads, share }: Simulation) {
  const random = seedRandom(7)
  const winners = { A: 0, B: 0 }
  for (let run = 0; run < tests; run += 1) {
    const counts = { a: 0, b: 0, share: share / 100 }
    for (let lead = 0; lead < leads; lead += 1) {
      counts[random() < shareOfLeads ? 'b' : 'a'] += 1
      const winner = findWinner(counts)
      if (!winner) continue
      winners[winner.variant] += 1
      break
    }
  }
  return winners
}

/** A fixed sequence, so that the test has one result. */
function seedRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

test('of equal versions that are looked at after every lead, fewer than one in 20 tests names a winner', () => {
  for (const share of [50, 20]) {
    const { A, B } = countWinners(300, { leads: 400, shareOfLeads: share / 100, share })
    expect(A + B).toBeLessThan(300 / 20)
  }
})

test('a version that brings twice the leads wins nearly every test of 400 leads', () => {
  const { A, B } = countWinners(100, { leads: 400, shareOfLeads: 2 / 3, share: 50 })
  expect(A).toBe(0)
  expect(B).toBeGreaterThan(95)
})
