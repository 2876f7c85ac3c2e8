import type { Household } from '@gable/shared/calculators/affordability.ts'
import { affordability } from '@gable/shared/calculators/affordability.ts'
import { explainAffordability, explainHousingLimit } from '@gable/shared/calculators/explain-affordability.ts'
import {
  explainHomeInsurance,
  explainHousingCost,
  explainMortgageInsurance,
  explainPropertyTax,
} from '@gable/shared/calculators/explain-housing-cost.ts'
import { explainPayment } from '@gable/shared/calculators/explain-payment.ts'
import type { Explanation } from '@gable/shared/calculators/explanation.ts'
import type { TableNote } from '@gable/shared/calculators/state-table.ts'
import { type BudgetFigures, householdOf } from '@gable/shared/widgets/openings/budget-figures.ts'
import { placeOf } from '@gable/shared/widgets/place.ts'
import type { AffordabilityWords } from '@gable/shared/widgets/words/affordability.ts'
import { MadeView } from '../../../calculator/details/made-view.tsx'

interface MadeProps {
  /** Which part of the month, or the price, or what a month may cost. */
  of: string
  figures: BudgetFigures
  shown: { words: AffordabilityWords }
}

/** How a figure of the budget came about. What was typed as an amount came about by typing it. */
export function Made({ of, figures, shown: { words } }: MadeProps) {
  const made = explanations[of]?.(householdOf(figures), tablesOf(figures))
  return made ? <MadeView made={made} words={words} /> : <p class="made">{words.asEntered}</p>
}

type Explain = (household: Household, tables: TablesOf) => Explanation

const explanations: Record<string, Explain> = {
  price: (household, { all }) => explainAffordability(household, all),
  limit: (household) => explainHousingLimit(household),
  total: (household, { all }) => explainHousingCost(purchaseOf(household), all),
  principalAndInterest: ({ apr, months, ...household }) =>
    explainPayment({ amount: affordability({ ...household, apr, months }).loan, apr, months }),
  propertyTax: (household, { tax }) => explainPropertyTax(purchaseOf(household), tax),
  homeInsurance: (household, { insurance }) => explainHomeInsurance(purchaseOf(household), insurance),
  mortgageInsurance: (household) => explainMortgageInsurance(purchaseOf(household)),
}

const purchaseOf = (household: Household) => ({ ...household, price: affordability(household).price })

type TablesOf = ReturnType<typeof tablesOf>

/** The tables whose figures still stand as the state brought them. */
export function tablesOf({ state, taxRate, insuranceYearly }: BudgetFigures) {
  const place = placeOf(state)
  const noteOf = (key: TableNote['key'], stands: boolean) => place.tables.filter((table) => stands && table.key === key)
  const tax = noteOf('propertyTax', taxRate === place.taxRate)
  const insurance = noteOf('homeInsurance', insuranceYearly === place.insuranceYearly)
  return { tax, insurance, all: [...tax, ...insurance] }
}
