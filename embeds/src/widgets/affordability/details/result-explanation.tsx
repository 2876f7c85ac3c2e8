import { calculateAffordability, type Household } from '@gable/shared/calculators/affordability.ts'
import {
  explainHomeInsurance,
  explainHousingCost,
  explainMortgageInsurance,
  explainPropertyTax,
} from '@gable/shared/calculators/explain-housing-cost.ts'
import { explainPayment } from '@gable/shared/calculators/explain-payment.ts'
import type { Explanation } from '@gable/shared/calculators/explanation.ts'
import type { TableNote } from '@gable/shared/calculators/state-table.ts'
import type { AffordabilityLabels } from '@gable/shared/widgets/labels/affordability.ts'
import { type BudgetInputs, toHousehold } from '@gable/shared/widgets/results/budget-inputs.ts'
import { ExplanationView } from '../../../calculator/details/explanation-view.tsx'
import { getUsedTables, pickTable } from '../../../calculator/details/used-tables.ts'

interface ResultExplanationProps {
  /** Key of a part of the monthly cost, or 'total'. */
  of: string
  inputs: BudgetInputs
  widget: { words: AffordabilityLabels }
}

/** Explains a part of the monthly cost. A part without an explanation was entered by the visitor. */
export function ResultExplanation({ of, inputs, widget: { words: labels } }: ResultExplanationProps) {
  const explanation = explanations[of]?.(toHousehold(inputs), getUsedTables(inputs))
  return explanation ? (
    <ExplanationView explanation={explanation} labels={labels} />
  ) : (
    <p class="formula">{labels.asEntered}</p>
  )
}

type Explain = (household: Household, tables: TableNote[]) => Explanation

const explanations: Record<string, Explain> = {
  total: (household, tables) => explainHousingCost(toPurchase(household), tables),
  principalAndInterest: ({ apr, months, ...household }) =>
    explainPayment({ amount: calculateAffordability({ ...household, apr, months }).loan, apr, months }),
  propertyTax: (household, tables) => explainPropertyTax(toPurchase(household), pickTable(tables, 'propertyTax')),
  homeInsurance: (household, tables) => explainHomeInsurance(toPurchase(household), pickTable(tables, 'homeInsurance')),
  mortgageInsurance: (household) => explainMortgageInsurance(toPurchase(household)),
}

const toPurchase = (household: Household) => ({ ...household, price: calculateAffordability(household).price })
