import { expect, test } from 'vitest'
import { startTeaser, teaserSetUps } from './teaser.ts'

test('the teaser is set up everywhere but in production', () => {
  startTeaser('production')
  expect(teaserSetUps).toBe(0)
  startTeaser('development')
  startTeaser('test')
  expect(teaserSetUps).toBe(2)
})
