import { emptyCost, type HomeSaleSettings, type MortgageSettings } from '@gable/shared/widgets/settings.ts'
import { getDefaultTemplate } from '@gable/shared/widgets/templates.ts'
import { expect, test } from 'vitest'
import { toPreviewSettings } from './preview-settings.ts'

const homeSale: HomeSaleSettings = { ...getDefaultTemplate('HOME_SALE_CALC').content, brandingId: 'a brand', action: null }
const mortgage: MortgageSettings = { ...getDefaultTemplate('MORTGAGE_CALC').content, brandingId: 'a brand' }

test('a cost is shown once it has a name', () => {
  const named = { ...emptyCost, title: 'Staging', showCost: true }
  const additionalCosts = [{ ...emptyCost, title: ' ', showCost: true }, named]
  expect(toPreviewSettings({ ...homeSale, additionalCosts })).toEqual({ ...homeSale, additionalCosts: [named] })
})

test('what cannot be read as a number is none yet', () => {
  expect(toPreviewSettings({ ...mortgage, defaultHomePrice: Number.NaN })).toMatchObject({ defaultHomePrice: null })
})

test('anything else is shown as it is typed', () => {
  expect(toPreviewSettings({ ...mortgage, heading: ' <b>' })).toEqual({ ...mortgage, heading: ' <b>' })
})
