import { toCsv } from '@gable/shared/calculators/csv.ts'
import type { CalculatorResult } from '@gable/shared/submissions/calculator-result.ts'
import type { AffordabilityLabels } from '@gable/shared/widgets/labels/affordability.ts'

export const toBudgetCsv = (results: readonly CalculatorResult[], { summary }: AffordabilityLabels): string =>
  toCsv([[summary.item, summary.value], ...results.map(({ label, value }) => [label, value])])
