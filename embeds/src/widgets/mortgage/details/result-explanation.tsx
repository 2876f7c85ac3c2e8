import {
  explainHomeInsurance,
  explainHousingCost,
  explainMortgageInsurance,
  explainPropertyTax,
} from '@gable/shared/calculators/explain-housing-cost.ts'
import { explainPayment } from '@gable/shared/calculators/explain-payment.ts'
import { type Explanation, term } from '@gable/shared/calculators/explanation.ts'
import type { TableNote } from '@gable/shared/calculators/state-table.ts'
import type { PublicWidgetByType } from '@gable/shared/widgets/public-widget.ts'
import type { MortgageInputs } from '@gable/shared/widgets/results/mortgage-inputs.ts'
import { ExplanationView } from '../../../calculator/details/explanation-view.tsx'
import { getUsedTables, pickTable } from '../../../calculator/details/used-tables.ts'
import { toExplanation } from './plan-lines.ts'
import { toLoan } from './to-loan.ts'

interface ResultExplanationProps {
  /** Key of a part of the payment, or 'total'. */
  of: string
  inputs: MortgageInputs
  widget: PublicWidgetByType<'MORTGAGE_CALC'>
}

export function ResultExplanation({ of, inputs, widget }: ResultExplanationProps) {
  const explanation = explanations[of]?.(inputs, getUsedTables(inputs))
  return explanation ? <ExplanationView explanation={explanation} labels={widget.words} /> : null
}

type Explain = (inputs: MortgageInputs, tables: TableNote[]) => Explanation

const explanations: Record<string, Explain> = {
  principalAndInterest: (inputs) => explainPayment(toLoan(inputs)),
  propertyTax: (inputs, tables) => explainPropertyTax(inputs, pickTable(tables, 'propertyTax')),
  homeInsurance: (inputs, tables) => explainHomeInsurance(inputs, pickTable(tables, 'homeInsurance')),
  hoa: ({ hoaMonthly }) => toExplanation('H', hoaMonthly, [term('H', 'hoa', 'cents', hoaMonthly)], []),
  mortgageInsurance: explainMortgageInsurance,
  total: explainHousingCost,
}
