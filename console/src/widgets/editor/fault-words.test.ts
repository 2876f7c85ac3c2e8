import { type SiteFault, siteFaults } from '@gable/shared/widgets/sightings.ts'
import { expect, test } from 'vitest'
import { wordsOf } from './fault-words.ts'

test('every fault is told in words, with how it is mended', () => {
  const words = wordsOf(siteFaults)
  expect(words.map(({ fault }) => fault)).toEqual(siteFaults)
  for (const { what, mend } of words) expect(`${what} ${mend}`).not.toMatch(/undefined|[A-Z]+_[A-Z]+/)
})

test('where calls are forbidden the line to add names our address', () => {
  const [blocked] = wordsOf(['CALLS_BLOCKED'])
  expect(blocked?.line?.('https://gable.example')).toBe(
    'script-src https://gable.example; connect-src https://gable.example',
  )
})

test('a fault that only a newer server knows is left out', () => {
  expect(wordsOf(['STANDS_ON_ITS_HEAD' as SiteFault])).toEqual([])
})
