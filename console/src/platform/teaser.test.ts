import { expect, test } from 'vitest'
import { startTeaser, teaserSetupCount } from './teaser.ts'

test('the teaser is set up in every environment except production', () => {
  startTeaser('production')
  expect(teaserSetupCount).toBe(0)
  startTeaser('development')
  startTeaser('test')
  expect(teaserSetupCount).toBe(2)
})
