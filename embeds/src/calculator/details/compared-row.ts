import type { Cents } from '@gable/shared/calculators/money.ts'
import { moneyText } from '@gable/shared/calculators/money-text.ts'
import type { ComparedRow } from './compared-table.tsx'

/** An amount of each, and how much more the second is: told with its sign, so that no colour has to. */
export function comparedAmounts(label: string, first: Cents, second: Cents): ComparedRow {
  const more = second - first
  return { label, texts: [moneyText(first), moneyText(second), more ? (more > 0 ? '+' : '') + moneyText(more) : '–'] }
}
