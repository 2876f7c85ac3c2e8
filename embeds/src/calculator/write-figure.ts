import type { Bounds } from '@gable/shared/calculators/bounds.ts'
import { moneyText } from '@gable/shared/calculators/money-text.ts'

/** As it stands in a field. Months are years there. */
export const writeFigure = (value: number, unit: Bounds['unit']): string =>
  unit === 'cents'
    ? moneyText(value, value % 100 ? 2 : 0)
    : `${+(unit === 'months' ? value / 12 : value).toFixed(3)}${unit === 'percent' ? '%' : ''}`
