import {
  explainHomeSale,
  explainPayoff,
  explainProratedTax,
  explainShareOfPrice,
} from '@gable/shared/calculators/explain-home-sale.ts'
import type { Explanation } from '@gable/shared/calculators/explanation.ts'
import { type SaleInputs, saleOf } from '@gable/shared/widgets/openings/sale-inputs.ts'
import type { ShownWidgetOf } from '@gable/shared/widgets/shown-widget.ts'
import { MadeView } from '../../../calculator/details/made-view.tsx'
import { propertyTaxFrom, transferTaxFrom } from './usual-in.ts'

interface MadeProps {
  /** Which line of the statement. */
  of: string
  figures: SaleInputs
  shown: ShownWidgetOf<'HOME_SALE_CALC'>
}

/** How a line of the statement came about. What was typed as an amount came about by typing it. */
export function Made({ of, figures, shown }: MadeProps) {
  const { words } = shown
  const made = explain(of, figures, shown)
  return made ? <MadeView made={made} words={words} /> : <p class="made">{words.asEntered}</p>
}

function explain(of: string, figures: SaleInputs, { settings }: MadeProps['shown']): Explanation | undefined {
  const sale = saleOf(figures, settings)
  switch (of) {
    case 'net':
      return explainHomeSale(sale, [...transferTaxFrom(figures), ...propertyTaxFrom(figures)])
    case 'payoff':
      return explainPayoff(sale)
    case 'proratedTax':
      return explainProratedTax(sale, propertyTaxFrom(figures))
    case 'transferTax':
      return explainShareOfPrice(sale.price, sale.transferTaxRate, transferTaxFrom(figures))
    case 'listingCommission':
      return explainShareOfPrice(sale.price, sale.listingRate)
    case 'buyerCommission':
      return explainShareOfPrice(sale.price, sale.buyerRate)
  }
  const additional = sale.additionalCosts[Number(of.slice('additional'.length)) - 1]
  return additional && explainShareOfPrice(sale.price, additional.percent)
}
