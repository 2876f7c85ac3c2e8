import { homeSaleTemplates } from '@gable/shared/widgets/templates/home-sale.ts'
import { expect, test } from 'vitest'
import { withSampleAmounts } from './sample-amounts.ts'

test.each(homeSaleTemplates)('the preview of the template $name shows proceeds', ({ content }) => {
  const settings = withSampleAmounts({ ...content, brandingId: '018bb2c0-1e00-7a10-8a10-6c5f0e2b91a1', action: null })
  if (!('homeSale' in settings)) throw new Error('The template has no sale')
  expect(settings.homeSale.defaultAmount).toBeGreaterThan(settings.mortgage.defaultAmount)
})
