import type { EnrichmentRun } from '@gable/shared/enrichment/enrichment.ts'
import { expect, test } from 'vitest'
import { formatRunResult, formatShare, getRunStatus } from './run-format.ts'

const run = (given: Partial<EnrichmentRun>): EnrichmentRun => ({
  _id: '1',
  isByNight: true,
  by: null,
  due: 1200,
  lookedUp: 1200,
  changed: 31,
  failed: 0,
  beganAt: '2026-03-14T05:00:00Z',
  endedAt: '2026-03-14T05:10:00Z',
  isStopped: false,
  ...given,
})

test('a run that is over says what came of it', () => {
  expect(formatRunResult(run({}))).toBe('1,200 homes looked up, 31 changed, 0 failed')
  expect(formatRunResult(run({ due: 0, lookedUp: 0 }))).toBe('Every home was up to date')
  expect(getRunStatus(run({})).label).toBe('Done')
})

test('one that is under way says how far it is', () => {
  const underWay = run({ endedAt: null, lookedUp: 1, changed: 0 })
  expect(formatRunResult(underWay)).toBe('1 of 1,200 homes looked up, 0 changed, 0 failed')
  expect(getRunStatus(underWay).label).toBe('Under way')
})

test('one in which no provider answered has failed, one in which some did not says so', () => {
  expect(getRunStatus(run({ failed: 1200 })).label).toBe('Failed')
  expect(getRunStatus(run({ failed: 3 })).label).toBe('Some failed')
  expect(getRunStatus(run({ failed: 3, isStopped: true })).label).toBe('Stopped')
})

test('a share is 100% only when nothing is missing', () => {
  expect([formatShare(0, 0), formatShare(1, 3), formatShare(999, 1000), formatShare(5, 5)]).toEqual([
    '0%',
    '33%',
    '99%',
    '100%',
  ])
})
