import type { CalculatorLabels } from '@gable/shared/widgets/labels/calculator.ts'
import { interpolate } from '../../journeys/interpolate.ts'

/** 100 months are '8 years 4 months'. */
export function formatDuration(totalMonths: number, labels: CalculatorLabels['duration']): string {
  const [years, months] = [Math.floor(totalMonths / 12), totalMonths % 12]
  const yearsText = years > 0 && interpolate(labels[years === 1 ? 'year' : 'years'], { years })
  const monthsText = (months > 0 || years === 0) && interpolate(labels[months === 1 ? 'month' : 'months'], { months })
  return [yearsText, monthsText].filter(Boolean).join(' ')
}
