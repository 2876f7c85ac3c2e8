import { amountBounds, daysBounds, percentBounds, priceBounds } from '@gable/shared/calculators/bounds.ts'
import type { SaleInputs } from '@gable/shared/widgets/openings/sale-inputs.ts'
import type { CalculatorWords } from '@gable/shared/widgets/words/calculator.ts'
import { changingBy, type Rules } from '../../../calculator/details/sheet.ts'
import { usualIn } from './usual-in.ts'

export const changing = (words: CalculatorWords) => changingBy(saleRules(words))

export const saleRules = ({ faults }: Pick<CalculatorWords, 'faults'>): Rules<SaleInputs> => ({
  typed,
  faults,
  settle: taxed,
  check: () => ({}),
})

/** The property tax follows state and price until the visitor types another. */
export function taxed(figures: SaleInputs, changed?: string): SaleInputs {
  const { state, price } = figures
  const taxBy = changed === 'state' && state ? 'state' : changed === 'propertyTaxYearly' ? 'visitor' : figures.taxBy
  return taxBy === 'state'
    ? { ...figures, taxBy, propertyTaxYearly: usualIn(state, price).propertyTaxYearly }
    : { ...figures, taxBy }
}

const amount = { ...amountBounds, blank: 0 }
const percent = { ...percentBounds, blank: 0 }
const days = { ...daysBounds, blank: 0 }

/** Whoever has no loan leaves its field empty, and so with all that a sale may cost. */
const typed = {
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
