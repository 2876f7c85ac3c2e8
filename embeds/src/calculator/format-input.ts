import type { Bounds } from '@gable/shared/calculators/bounds.ts'
import { formatMoney } from '@gable/shared/calculators/format-money.ts'

/** Formats a number for its input field. Fields show months as years. */
export const formatInput = (value: number, unit: Bounds['unit']): string =>
  unit === 'cents'
    ? formatMoney(value, value % 100 ? 2 : 0)
    : `${+(unit === 'months' ? value / 12 : value).toFixed(3)}${unit === 'percent' ? '%' : ''}`
