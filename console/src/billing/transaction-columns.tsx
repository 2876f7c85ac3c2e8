import type { OrderState } from '@gable/shared/billing/billing.ts'
import { type Transaction, type TransactionKind, transactionLabels } from '@gable/shared/billing/transactions.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { Badge, type Tone } from '../design/data/badge.tsx'
import type { Column } from '../design/data/table/column.ts'
import type { CompactCard } from '../design/data/table/compact-card-row.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { formatCount, formatMoney } from '../design/format/metric-format.ts'
import { Link } from '../design/inputs/link.tsx'

export const getTransactionColumns = (
  timeZone: string,
  invoicePath: (order: { _id: string }) => string,
): Column<Transaction>[] => [
  { key: 'at', header: 'Date', cell: ({ at }) => formatDateTime(at, timeZone), width: '170px' },
  {
    key: 'description',
    header: 'Description',
    width: '240px',
    cell: (transaction) => (
      <span className="flex min-w-0 flex-col">
        <span className="[overflow-wrap:anywhere]">{describeTransaction(transaction)}</span>
        {transaction.order && (
          <span className="flex flex-wrap items-center gap-2 text-muted text-table">
            <Link to={invoicePath(transaction.order)}>Invoice {transaction.order.number}</Link>
            {transaction.kind === 'CHARGE' && <OrderBadge state={transaction.order.state} />}
          </span>
        )}
      </span>
    ),
  },
  { key: 'kind', header: 'Type', cell: ({ kind }) => <Badge tone={tones[kind]}>{transactionLabels[kind]}</Badge> },
  { key: 'amount', header: 'Amount', numeric: true, cell: ({ amountCents }) => formatMoney(amountCents) },
  { key: 'credits', header: 'Credits', numeric: true, cell: ({ credits }) => formatSigned(credits) },
  {
    key: 'available',
    header: 'Available',
    numeric: true,
    tooltip: 'The credits that were available afterwards',
    cell: ({ availableAfter }) => (availableAfter === null ? '--' : formatCount(availableAfter)),
  },
]

/** The row on a phone. */
export const getTransactionCard =
  (timeZone: string, invoicePath: (order: { _id: string }) => string) =>
  (transaction: Transaction): CompactCard => ({
    title: describeTransaction(transaction),
    aside: (
      <span className="whitespace-nowrap font-medium tabular-nums">
        {transaction.credits === null ? formatMoney(transaction.amountCents) : formatSigned(transaction.credits)}
      </span>
    ),
    subtitle: (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {formatDateTime(transaction.at, timeZone)}
        {transaction.order && <Link to={invoicePath(transaction.order)}>Invoice {transaction.order.number}</Link>}
        {transaction.kind === 'CHARGE' && transaction.order && <OrderBadge state={transaction.order.state} />}
      </span>
    ),
  })

export function describeTransaction({ kind, description, count }: Pick<Transaction, 'kind' | 'description' | 'count'>) {
  if (kind !== 'POSTCARDS' && kind !== 'RETURNED') return description || transactionLabels[kind]
  const postcards = pluralize(count, 'postcard')
  return description ? `${postcards}, ${description}` : postcards
}

/** A minus sign instead of a hyphen, so that digits line up. */
export const formatSigned = (credits: number | null): string =>
  credits === null ? '--' : credits < 0 ? `\u2212${formatCount(-credits)}` : `+${formatCount(credits)}`

export function OrderBadge({ state }: { state: OrderState }) {
  const { label, tone } = orderStates[state]
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  )
}

const orderStates: Record<OrderState, { label: string; tone: Tone }> = {
  OPEN: { label: 'Open', tone: 'warning' },
  PAID: { label: 'Paid', tone: 'success' },
  CANCELED: { label: 'Canceled', tone: 'neutral' },
}

const tones: Record<TransactionKind, Tone> = {
  CHARGE: 'neutral',
  ADDED: 'success',
  POSTCARDS: 'info',
  RETURNED: 'accent',
  CORRECTION: 'warning',
}
