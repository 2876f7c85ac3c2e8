import { percentBounds } from '@gable/shared/calculators/bounds.ts'
import { expect, test } from 'vitest'
import { shareAddress } from './share-address.ts'

const at = (page: string) => shareAddress(page, 'mortgage', { apr: percentBounds }, { apr: 6.5 })

test('a link leads to this page with the figures in its fragment', () => {
  expect(at('https://agent.test/homes?id=4')).toBe('https://agent.test/homes?id=4#gable-mortgage=apr:6.5')
})

test('what the page itself has in its fragment stays, figures of before go', () => {
  expect(at('https://agent.test/#/homes/4&gable-sale=price:1&gable-mortgage=apr:3')).toBe(
    'https://agent.test/#/homes/4&gable-sale=price:1&gable-mortgage=apr:6.5',
  )
})
