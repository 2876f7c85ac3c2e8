import { toCsv } from '@gable/shared/calculators/csv.ts'
import type { Figure } from '@gable/shared/submissions/figure.ts'
import type { AffordabilityWords } from '@gable/shared/widgets/words/affordability.ts'

/** The budget for a spreadsheet, as it stands before the visitor's eyes. */
export const budgetCsv = (told: readonly Figure[], { summary }: AffordabilityWords): string =>
  toCsv([[summary.item, summary.value], ...told.map(({ label, value }) => [label, value])])
