import { saleBeginning } from '@gable/shared/widgets/openings/sale-inputs.ts'
import { saleStatement } from '@gable/shared/widgets/openings/sale-statement.ts'
import { beginnings } from '@gable/shared/widgets/templates.ts'
import { homeSaleWords } from '@gable/shared/widgets/words/home-sale.ts'
import { expect, test } from 'vitest'
import { statementCsv } from './statement-csv.ts'

const settings = beginnings.flatMap(({ id, content }) =>
  id === 'net-proceeds-with-costs' && 'homeSale' in content ? [content] : [],
)[0]

test('a statement for a spreadsheet, whose column sums up to what is left', () => {
  if (!settings) throw new Error('the template is gone')
  const words = homeSaleWords.en
  const csv = statementCsv(saleStatement(saleBeginning(settings), settings, words), words)
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
