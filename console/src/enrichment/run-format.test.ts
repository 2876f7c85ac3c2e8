import type { EnrichmentRun } from '@gable/shared/enrichment/enrichment.ts'
import { expect, test } from 'vitest'
import { formatRunResult, formatShare, getRunStatus } from './run-format.ts'

const createRun = (overrides: Partial<EnrichmentRun>): EnrichmentRun => ({
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
  ...overrides,
})

test('a finished run shows its result', () => {
  expect(formatRunResult(createRun({}))).toBe('1,200 homes refreshed, 31 changed, 0 failed')
  expect(formatRunResult(createRun({ due: 0, lookedUp: 0 }))).toBe('All homes were up to date')
  expect(getRunStatus(createRun({})).label).toBe('Done')
})

test('a run in progress shows how far it is', () => {
  const currentRun = createRun({ endedAt: null, lookedUp: 1, changed: 0 })
  expect(formatRunResult(currentRun)).toBe('1 of 1,200 homes refreshed, 0 changed, 0 failed')
  expect(getRunStatus(currentRun).label).toBe('In progress')
})

test('a run with only failures has failed, and one with some failures shows that', () => {
  expect(getRunStatus(createRun({ failed: 1200 })).label).toBe('Failed')
  expect(getRunStatus(createRun({ failed: 3 })).label).toBe('Some failed')
  expect(getRunStatus(createRun({ failed: 3, isStopped: true })).label).toBe('Stopped')
})

test('a share is 100% only when it is complete', () => {
  expect([formatShare(0, 0), formatShare(1, 3), formatShare(999, 1000), formatShare(5, 5)]).toEqual([
    '0%',
    '33%',
    '99%',
    '100%',
  ])
})
