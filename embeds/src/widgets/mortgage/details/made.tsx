import {
  explainHomeInsurance,
  explainHousingCost,
  explainMortgageInsurance,
  explainPropertyTax,
} from '@gable/shared/calculators/explain-housing-cost.ts'
import { explainPayment } from '@gable/shared/calculators/explain-payment.ts'
import type { Explanation } from '@gable/shared/calculators/explanation.ts'
import type { TableNote } from '@gable/shared/calculators/state-table.ts'
import type { MortgageFigures } from '@gable/shared/widgets/openings/mortgage-figures.ts'
import type { ShownWidgetOf } from '@gable/shared/widgets/shown-widget.ts'
import { MadeView } from '../../../calculator/details/made-view.tsx'
import { planOf } from './plan-of.ts'

interface MadeProps {
  /** Which part of the payment. */
  of: string
  figures: MortgageFigures
  shown: ShownWidgetOf<'MORTGAGE_CALC'>
}

/** How a part of the monthly payment came about. */
export function Made({ of, figures, shown }: MadeProps) {
  const made = explanations[of]?.(figures, shown.place?.tables ?? [])
  return made ? <MadeView made={made} words={shown.words} /> : null
}

type Explain = (figures: MortgageFigures, tables: readonly TableNote[]) => Explanation

const explanations: Record<string, Explain> = {
  principalAndInterest: (figures) => explainPayment(planOf(figures)),
  propertyTax: explainPropertyTax,
  homeInsurance: explainHomeInsurance,
  mortgageInsurance: explainMortgageInsurance,
  total: explainHousingCost,
}
