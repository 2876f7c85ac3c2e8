import {
  explainHomeInsurance,
  explainHousingCost,
  explainMortgageInsurance,
  explainPropertyTax,
} from '@gable/shared/calculators/explain-housing-cost.ts'
import { explainPayment } from '@gable/shared/calculators/explain-payment.ts'
import { type Explanation, term } from '@gable/shared/calculators/explanation.ts'
import type { TableNote } from '@gable/shared/calculators/state-table.ts'
import type { MortgageFigures } from '@gable/shared/widgets/openings/mortgage-figures.ts'
import { placeOf } from '@gable/shared/widgets/place.ts'
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
  const made = explanations[of]?.(figures, tablesOf(figures))
  return made ? <MadeView made={made} words={shown.words} /> : null
}

/** The state's tables, as far as their figures are still those that count. */
function tablesOf({ state, taxRate, insuranceYearly }: MortgageFigures): TableNote[] {
  const place = placeOf(state)
  const isOfTable = { propertyTax: taxRate === place.taxRate, homeInsurance: insuranceYearly === place.insuranceYearly }
  return place.tables.filter(({ key }) => isOfTable[key as keyof typeof isOfTable])
}

type Explain = (figures: MortgageFigures, tables: readonly TableNote[]) => Explanation

const explanations: Record<string, Explain> = {
  principalAndInterest: (figures) => explainPayment(planOf(figures)),
  propertyTax: (figures, tables) =>
    explainPropertyTax(
      figures,
      tables.filter(({ key }) => key === 'propertyTax'),
    ),
  homeInsurance: (figures, tables) =>
    explainHomeInsurance(
      figures,
      tables.filter(({ key }) => key === 'homeInsurance'),
    ),
  hoa: explainHoa,
  mortgageInsurance: explainMortgageInsurance,
  total: explainHousingCost,
}

function explainHoa({ hoaMonthly }: MortgageFigures): Explanation {
  return {
    formula: 'H',
    result: hoaMonthly,
    terms: [term('H', 'hoa', 'cents', hoaMonthly)],
    assumptions: [],
    tables: [],
  }
}
