import { formatMoney } from '../../calculators/format-money.ts'
import type { Program } from '../../calculators/loan-program.ts'
import { type Cents, shareOf } from '../../calculators/money.ts'
import { minimumDown } from '../../calculators/ratio-rules.ts'
import type { CalculatorLabels } from '../labels/calculator.ts'

/** Says the smallest down payment that lenders accept for a price. */
export function describeMinimumDown(program: Program, price: Cents, labels: CalculatorLabels): string {
  const percent = minimumDown[program]
  return labels.downTooSmall
    .replace('{percent}', `${percent}%`)
    .replace('{amount}', formatMoney(shareOf(price, percent), 0))
}
