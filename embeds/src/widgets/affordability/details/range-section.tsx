import { explainAffordability } from '@gable/shared/calculators/explain-affordability.ts'
import { moneyText } from '@gable/shared/calculators/money-text.ts'
import { priceRange } from '@gable/shared/calculators/price-range.ts'
import { type BudgetFigures, householdOf } from '@gable/shared/widgets/openings/budget-figures.ts'
import type { AffordabilityWords } from '@gable/shared/widgets/words/affordability.ts'
import { useState } from 'preact/hooks'
import { MadeView } from '../../../calculator/details/made-view.tsx'
import { tablesOf } from './tables-of.ts'

interface RangeSectionProps {
  figures: BudgetFigures
  words: AffordabilityWords
}

/** How far the budget could go, from a careful price to the highest one, each of which opens to how it came about. */
export function RangeSection({ figures, words }: RangeSectionProps) {
  const [opened, setOpened] = useState('')
  const lines = linesOf(figures, words)
  const highest = Math.max(...lines.map(({ price }) => price), 1)
  return (
    <ul class="parts range" aria-label={words.range.picture}>
      {lines.map(({ key, label, hint, price, household }) => (
        <li key={key}>
          <button type="button" aria-expanded={opened === key} onClick={() => setOpened(opened === key ? '' : key)}>
            <span>{label}</span>
            <b>{moneyText(price, 0)}</b>
          </button>
          <svg class={`bar ${key}`} width="100%" height="8" aria-hidden="true">
            <rect width={`${(price / highest) * 100}%`} height="8" />
          </svg>
          <p class="small">{hint}</p>
          {opened === key && <MadeView made={explainAffordability(household, tablesOf(figures).all)} words={words} />}
        </li>
      ))}
    </ul>
  )
}

function linesOf(figures: BudgetFigures, { range }: AffordabilityWords) {
  const household = householdOf(figures)
  const { careful, usual, stretch } = priceRange(household)
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
