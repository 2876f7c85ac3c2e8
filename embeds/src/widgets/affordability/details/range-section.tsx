import { explainAffordability } from '@gable/shared/calculators/explain-affordability.ts'
import { formatMoney } from '@gable/shared/calculators/format-money.ts'
import { calculatePriceRange } from '@gable/shared/calculators/price-range.ts'
import type { AffordabilityLabels } from '@gable/shared/widgets/labels/affordability.ts'
import { type BudgetInputs, toHousehold } from '@gable/shared/widgets/results/budget-inputs.ts'
import { useState } from 'preact/hooks'
import { ExplanationView } from '../../../calculator/details/explanation-view.tsx'
import { getUsedTables } from '../../../calculator/details/used-tables.ts'

interface RangeSectionProps {
  inputs: BudgetInputs
  labels: AffordabilityLabels
}

/** A careful, a usual and a stretch price, each with its explanation. */
export function RangeSection({ inputs, labels }: RangeSectionProps) {
  const [opened, setOpened] = useState('')
  const lines = buildLines(inputs, labels)
  const highest = Math.max(...lines.map(({ price }) => price), 1)
  return (
    <ul class="parts range" aria-label={labels.range.picture}>
      {lines.map(({ key, label, hint, price, household }) => (
        <li key={key}>
          <button type="button" aria-expanded={opened === key} onClick={() => setOpened(opened === key ? '' : key)}>
            <span>{label}</span>
            <b>{formatMoney(price, 0)}</b>
          </button>
          <svg class={`bar ${key}`} width="100%" height="8" aria-hidden="true">
            <rect width={`${(price / highest) * 100}%`} height="8" />
          </svg>
          <p class="small">{hint}</p>
          {opened === key && (
            <ExplanationView explanation={explainAffordability(household, getUsedTables(inputs))} labels={labels} />
          )}
        </li>
      ))}
    </ul>
  )
}

function buildLines(inputs: BudgetInputs, { range }: AffordabilityLabels) {
  const household = toHousehold(inputs)
  const { careful, usual, stretch } = calculatePriceRange(household)
  const rateUp = { ...household, apr: Math.min(100, household.apr + 1) }
  return [
    { key: 'careful', label: range.careful, hint: range.carefulHint, price: careful, household: rateUp },
    { key: 'usual', label: range.usual, hint: range.usualHint, price: usual, household },
    ...(stretch
      ? [
          {
            key: 'stretch',
            label: range.stretch,
            hint: range.stretchHint.replace('{back}', `${stretch.rule.back}%`).replace('{source}', stretch.rule.source),
            price: stretch.price,
            household: { ...household, ratios: stretch.rule },
          },
        ]
      : []),
  ]
}
