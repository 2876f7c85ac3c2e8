import {
  explainHomeSale,
  explainPayoff,
  explainProratedTax,
  explainShareOfPrice,
} from '@gable/shared/calculators/explain-home-sale.ts'
import type { Explanation } from '@gable/shared/calculators/explanation.ts'
import type { PublicWidgetByType } from '@gable/shared/widgets/public-widget.ts'
import { type SaleInputs, toHomeSale } from '@gable/shared/widgets/results/sale-inputs.ts'
import { ExplanationView } from '../../../calculator/details/explanation-view.tsx'
import { getPropertyTaxSource, getTransferTaxSource } from './state-taxes.ts'

interface ResultExplanationProps {
  /** Key of a line of the statement. */
  of: string
  inputs: SaleInputs
  widget: PublicWidgetByType<'HOME_SALE_CALC'>
}

/** Explains a line of the statement. A line without an explanation was entered by the visitor. */
export function ResultExplanation({ of, inputs, widget }: ResultExplanationProps) {
  const { words: labels } = widget
  const explanation = explain(of, inputs, widget)
  return explanation ? (
    <ExplanationView explanation={explanation} labels={labels} />
  ) : (
    <p class="formula">{labels.asEntered}</p>
  )
}

function explain(
  of: string,
  inputs: SaleInputs,
  { settings }: ResultExplanationProps['widget'],
): Explanation | undefined {
  const sale = toHomeSale(inputs, settings)
  switch (of) {
    case 'net':
      return explainHomeSale(sale, [...getTransferTaxSource(inputs), ...getPropertyTaxSource(inputs)])
    case 'payoff':
      return explainPayoff(sale)
    case 'proratedTax':
      return explainProratedTax(sale, getPropertyTaxSource(inputs))
    case 'transferTax':
      return explainShareOfPrice(sale.price, sale.transferTaxRate, getTransferTaxSource(inputs))
    case 'listingCommission':
      return explainShareOfPrice(sale.price, sale.listingRate)
    case 'buyerCommission':
      return explainShareOfPrice(sale.price, sale.buyerRate)
  }
  const additional = sale.additionalCosts[Number(of.slice('additional'.length)) - 1]
  return additional && explainShareOfPrice(sale.price, additional.percent)
}
