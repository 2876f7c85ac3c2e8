import { type SiteProblem, siteProblems } from '@gable/shared/widgets/installations.ts'
import { expect, test } from 'vitest'
import { describeFaults } from './site-faults.ts'

test('every fault is told in words, with how it is mended', () => {
  const words = describeFaults(siteProblems)
  expect(words.map(({ fault }) => fault)).toEqual(siteProblems)
  for (const { title, fix } of words) expect(`${title} ${fix}`).not.toMatch(/undefined|[A-Z]+_[A-Z]+/)
})

test('where calls are forbidden the line to add names our address', () => {
  const [blocked] = describeFaults(['CALLS_BLOCKED'])
  expect(blocked?.snippet?.('https://gable.example')).toBe(
    'script-src https://gable.example; connect-src https://gable.example',
  )
})

test('a fault that only a newer server knows is left out', () => {
  expect(describeFaults(['STANDS_ON_ITS_HEAD' as SiteProblem])).toEqual([])
})
