import { type SiteProblem, siteProblems } from '@gable/shared/widgets/installations.ts'
import { expect, test } from 'vitest'
import { describeSiteProblems } from './site-problems.ts'

test('every problem has a description and a fix', () => {
  const descriptions = describeSiteProblems(siteProblems)
  expect(descriptions.map(({ problem }) => problem)).toEqual(siteProblems)
  for (const { title, fix } of descriptions) expect(`${title} ${fix}`).not.toMatch(/undefined|[A-Z]+_[A-Z]+/)
})

test('the fix for blocked calls includes our address', () => {
  const [blocked] = describeSiteProblems(['CALLS_BLOCKED'])
  expect(blocked?.snippet?.('https://gable.example')).toBe(
    'script-src https://gable.example; connect-src https://gable.example',
  )
})

test('an unknown problem from a newer server is skipped', () => {
  expect(describeSiteProblems(['NOT_KNOWN_YET' as SiteProblem])).toEqual([])
})
