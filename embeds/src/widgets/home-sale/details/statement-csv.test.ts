import { homeSaleLabels } from '@gable/shared/widgets/labels/home-sale.ts'
import { getDefaultSaleInputs } from '@gable/shared/widgets/results/sale-inputs.ts'
import { calculateSaleStatement } from '@gable/shared/widgets/results/sale-statement.ts'
import { templates } from '@gable/shared/widgets/templates.ts'
import { expect, test } from 'vitest'
import { toStatementCsv } from './statement-csv.ts'

const settings = templates.flatMap(({ id, content }) =>
  id === 'net-proceeds-with-costs' && 'homeSale' in content ? [content] : [],
)[0]

test('the amounts of the CSV statement add up to the net proceeds', () => {
  if (!settings) throw new Error('template not found')
  const labels = homeSaleLabels.en
  const csv = toStatementCsv(calculateSaleStatement(getDefaultSaleInputs(settings), settings, labels), labels)
  expect(csv.split('\r\n')).toEqual([
    'Item,Share of price,Amount',
    'Expected sale price,,450000.00',
    'Loan payoff,,-240000.00',
    'Agent commissions,5%,-22500.00',
    'Closing costs,1.5%,-6750.00',
    'Estimated net proceeds,,180750.00',
    '',
  ])
})
