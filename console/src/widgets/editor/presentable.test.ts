import { emptyCost, type HomeSaleSettings, type MortgageSettings } from '@gable/shared/widgets/settings.ts'
import { firstOf } from '@gable/shared/widgets/templates.ts'
import { expect, test } from 'vitest'
import { presentable } from './presentable.ts'

const homeSale: HomeSaleSettings = { ...firstOf('HOME_SALE_CALC').content, brandingId: 'a brand', action: null }
const mortgage: MortgageSettings = { ...firstOf('MORTGAGE_CALC').content, brandingId: 'a brand' }

test('a cost is shown once it has a name', () => {
  const named = { ...emptyCost, title: 'Staging', showCost: true }
  const additionalCosts = [{ ...emptyCost, title: ' ', showCost: true }, named]
  expect(presentable({ ...homeSale, additionalCosts })).toEqual({ ...homeSale, additionalCosts: [named] })
})

test('what cannot be read as a number is none yet', () => {
  expect(presentable({ ...mortgage, defaultHomePrice: Number.NaN })).toMatchObject({ defaultHomePrice: null })
})

test('anything else is shown as it is typed', () => {
  expect(presentable({ ...mortgage, heading: ' <b>' })).toEqual({ ...mortgage, heading: ' <b>' })
})
