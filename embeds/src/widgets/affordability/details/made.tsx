import { affordability, type Household } from '@gable/shared/calculators/affordability.ts'
import {
  explainHomeInsurance,
  explainHousingCost,
  explainMortgageInsurance,
  explainPropertyTax,
} from '@gable/shared/calculators/explain-housing-cost.ts'
import { explainPayment } from '@gable/shared/calculators/explain-payment.ts'
import type { Explanation } from '@gable/shared/calculators/explanation.ts'
import { type BudgetFigures, householdOf } from '@gable/shared/widgets/openings/budget-figures.ts'
import type { AffordabilityWords } from '@gable/shared/widgets/words/affordability.ts'
import { MadeView } from '../../../calculator/details/made-view.tsx'
import { tablesOf } from './tables-of.ts'

interface MadeProps {
  /** Which part of the monthly cost, or all of it. */
  of: string
  figures: BudgetFigures
  shown: { words: AffordabilityWords }
}

/** How a figure of the budget came about. What was typed as an amount came about by typing it. */
export function Made({ of, figures, shown: { words } }: MadeProps) {
  const made = explanations[of]?.(householdOf(figures), tablesOf(figures))
  return made ? <MadeView made={made} words={words} /> : <p class="made">{words.asEntered}</p>
}

type Explain = (household: Household, tables: ReturnType<typeof tablesOf>) => Explanation

const explanations: Record<string, Explain> = {
  total: (household, { all }) => explainHousingCost(purchaseOf(household), all),
  principalAndInterest: ({ apr, months, ...household }) =>
    explainPayment({ amount: affordability({ ...household, apr, months }).loan, apr, months }),
  propertyTax: (household, { tax }) => explainPropertyTax(purchaseOf(household), tax),
  homeInsurance: (household, { insurance }) => explainHomeInsurance(purchaseOf(household), insurance),
  mortgageInsurance: (household) => explainMortgageInsurance(purchaseOf(household)),
}

const purchaseOf = (household: Household) => ({ ...household, price: affordability(household).price })
