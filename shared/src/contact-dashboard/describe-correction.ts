import { type CorrectionField, correctableFacts } from './correctable-facts.ts'
import { formatCount, formatDollars } from './format-amounts.ts'

interface Correction {
  field: CorrectionField
  value: number | null
  recorded: number | null
  text: string
  year: number | null
  cost: number | null
}

interface CorrectionText {
  label: string
  value: string
  /** The figure on record, or null when none is known. */
  recorded: string | null
}

/** What an owner says, with units: `Living space`, `1,900 sq ft` and `1,840 sq ft`. */
export function describeCorrection({ field, value, recorded, ...improvement }: Correction): CorrectionText {
  if (field === 'improvement')
    return { label: 'Home improvement', value: describeImprovement(improvement), recorded: null }
  const format = formats[field] ?? formatCount
  return {
    label: correctableFacts[field].label,
    value: value === null ? '' : format(value),
    recorded: recorded === null ? null : format(recorded),
  }
}

/** `Bedrooms 4 (public record: 3)` */
export function summarizeCorrection(correction: Correction): string {
  const { label, value, recorded } = describeCorrection(correction)
  const source = correction.field === 'loanBalance' ? 'estimate' : 'public record'
  return `${label} ${value}${recorded === null ? '' : ` (${source}: ${recorded})`}`
}

const describeImprovement = ({ text, year, cost }: Pick<Correction, 'text' | 'year' | 'cost'>) =>
  `“${text}”${year === null ? '' : ` in ${year}`}${cost === null ? '' : ` for ${formatDollars(cost)}`}`

const formats: Partial<Record<CorrectionField, (value: number) => string>> = {
  aboveGradeSqft: (value) => `${formatCount(value)} sq ft`,
  lotSizeAcres: (value) => `${formatCount(value)} acres`,
  yearBuilt: String,
  loanBalance: formatDollars,
}
