import { withDefaultContent } from '@gable/shared/widgets/default-settings.ts'
import { emptyCost, type HomeSaleSettings, type MortgageSettings } from '@gable/shared/widgets/settings.ts'
import { getDefaultTemplate } from '@gable/shared/widgets/templates.ts'
import { expect, test } from 'vitest'
import { toPreviewSettings } from './preview-settings.ts'

const homeSale: HomeSaleSettings = {
  ...getDefaultTemplate('HOME_SALE_CALC').content,
  brandingId: 'a brand',
  action: null,
}
const mortgage: MortgageSettings = { ...getDefaultTemplate('MORTGAGE_CALC').content, brandingId: 'a brand' }

test('a cost appears once it has a title', () => {
  const titled = { ...emptyCost, title: 'Staging', showCost: true }
  const additionalCosts = [{ ...emptyCost, title: ' ', showCost: true }, titled]
  expect(toPreviewSettings({ ...homeSale, additionalCosts })).toEqual({ ...homeSale, additionalCosts: [titled] })
})

test('while an amount is empty or invalid, the preview shows that of the template instead of $0', () => {
  for (const invalid of [Number.NaN, null as unknown as number]) {
    const settings = toPreviewSettings({ ...mortgage, defaultHomePrice: invalid })
    expect(withDefaultContent('MORTGAGE_CALC', { ...settings })).toMatchObject({ defaultHomePrice: 300_000 })
  }
})

test('other settings stay as typed', () => {
  expect(toPreviewSettings({ ...mortgage, heading: ' <b>' })).toEqual({ ...mortgage, heading: ' <b>' })
})
