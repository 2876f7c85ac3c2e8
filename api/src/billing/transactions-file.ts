import { formatOrderNumber } from '@gable/shared/billing/billing.ts'
import { type TransactionFilter, transactionLabels } from '@gable/shared/billing/transactions.ts'
import { byteOrderMark, formatCsvLine } from '@gable/shared/exports/csv.ts'
import { type Db, withAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listMovements } from './transaction-queries.ts'

const headers = ['Date', 'Type', 'Description', 'Credits', 'Credits available', 'Amount (USD)', 'Invoice', 'Status']

/** Every movement on its own line, newest first, in the period and of the kind that the page shows. */
export async function* renderTransactions(
  db: Db,
  scope: AccountScope,
  filter: TransactionFilter,
): AsyncGenerator<string> {
  yield byteOrderMark + formatCsvLine(headers)
  for (let page = 1; ; page++) {
    const rows = await withAccount(db, scope, (db) => listMovements(db, scope, { ...filter, page, pageSize }))
    yield rows
      .map(({ at, kind, description, credits, after, cents, orderNumber, orderState }) =>
        formatCsvLine([
          at.toISOString(),
          transactionLabels[kind],
          description,
          credits,
          after,
          cents === null ? null : (cents / 100).toFixed(2),
          orderNumber && formatOrderNumber(orderNumber),
          orderState?.toLowerCase(),
        ]),
      )
      .join('')
    if (rows.length < pageSize) return
  }
}

const pageSize = 2000
