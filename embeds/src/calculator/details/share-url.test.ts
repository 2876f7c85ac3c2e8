import { percentBounds } from '@gable/shared/calculators/bounds.ts'
import { expect, test } from 'vitest'
import { toShareUrl } from './share-url.ts'

const share = (page: string) => toShareUrl(page, 'mortgage', { apr: percentBounds }, { apr: 6.5 })

test('a link leads to the same page with the inputs in its fragment', () => {
  expect(share('https://agent.test/homes?id=4')).toBe('https://agent.test/homes?id=4#gable-mortgage=apr:6.5')
})

test('the page’s own fragment is preserved, and earlier inputs are replaced', () => {
  expect(share('https://agent.test/#/homes/4&gable-sale=price:1&gable-mortgage=apr:3')).toBe(
    'https://agent.test/#/homes/4&gable-sale=price:1&gable-mortgage=apr:6.5',
  )
})
