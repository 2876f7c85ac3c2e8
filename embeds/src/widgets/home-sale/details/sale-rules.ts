import { amountBounds, daysBounds, percentBounds, priceBounds } from '@gable/shared/calculators/bounds.ts'
import type { SaleInputs } from '@gable/shared/widgets/results/sale-inputs.ts'
import { createModel } from '../../../calculator/details/create-model.ts'
import { calculateSale, type SaleWidget } from './calculate-sale.ts'
import { estimateTaxes } from './state-taxes.ts'

export const createSale = (widget: SaleWidget) =>
  createModel({
    fields,
    messages: widget.words.faults,
    settle: applyStateTax,
    check: () => ({}),
    calculate: (inputs: SaleInputs) => calculateSale(inputs, widget),
  })

/** The property tax follows county, state and price until the visitor types an amount. */
export function applyStateTax(inputs: SaleInputs, changed?: string): SaleInputs {
  const { state, county, price } = inputs
  const taxBy = changed === 'state' && state ? 'state' : changed === 'propertyTaxYearly' ? 'visitor' : inputs.taxBy
  return taxBy === 'state'
    ? { ...inputs, taxBy, propertyTaxYearly: estimateTaxes(state, price, county).propertyTaxYearly }
    : { ...inputs, taxBy }
}

const amount = { ...amountBounds, blank: 0 }
const percent = { ...percentBounds, blank: 0 }
const days = { ...daysBounds, blank: 0 }

const fields = {
  price: priceBounds,
  mortgage: { ...priceBounds, blank: 0 },
  mortgageApr: percent,
  daysToPayoff: days,
  additional1: percent,
  additional2: percent,
  additional3: percent,
  additional4: percent,
  listingRate: percent,
  buyerRate: percent,
  transferTaxRate: percent,
  titleAndEscrow: amount,
  propertyTaxYearly: amount,
  taxDays: days,
  concessions: amount,
  repairs: amount,
}
