import { transactionKinds, transactionLabels, transactionsFileUrl } from '@gable/shared/billing/transactions.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { Download } from 'lucide-react'
import { DataTable } from '../design/data/data-table.tsx'
import { FilterBar } from '../design/data/filter-bar.tsx'
import { countActiveFilters } from '../design/data/table-state.ts'
import { type TableControls, useTableState } from '../design/data/use-table-state.ts'
import { EmptyState, NoResults } from '../design/feedback/states.tsx'
import { formatRange, toDay } from '../design/format/date-range.ts'
import { Button } from '../design/inputs/button.tsx'
import { DateRangePicker } from '../design/inputs/date-range-picker.tsx'
import { Select } from '../design/inputs/select.tsx'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { useAccount } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { usePreference } from '../platform/preferences.ts'
import { useApiList } from '../platform/use-api.ts'
import { BillingLayout } from './billing-layout.tsx'
import { useBillingPaths } from './billing-paths.ts'
import { getTransactionCard, getTransactionColumns } from './transaction-columns.tsx'
import { getPeriod, toPeriodFilter, toTransactionFilter, transactionTable } from './transaction-filters.ts'

/** Every charge and every movement of credits. */
export function TransactionsPage() {
  const { accountId, agency } = useAccount()
  const { invoicePath } = useBillingPaths()
  const [pageSize = 25, rememberPageSize, isKnown] = usePreference('TRANSACTION_LIST_PAGE_SIZE')
  const controls = useTableState(
    { ...transactionTable, pageSize },
    (size) => void rememberPageSize(size as typeof pageSize),
  )
  const filter = toTransactionFilter(controls)
  const { data, error, isLoading, isValidating, mutate } = useApiList(
    'GET /agent/billing/transactions',
    isKnown && { query: { ...filter, page: controls.page, pageSize: controls.pageSize } },
  )
  useLiveEvent('billing', () => void mutate())
  useLiveEvent('credits', () => void mutate())
  return (
    <BillingLayout
      actions={
        data !== undefined &&
        data.total > 0 && (
          <Button icon={Download} href={transactionsFileUrl(accountId, filter)} download>
            Export CSV
          </Button>
        )
      }
    >
      <ListLayout
        filters={<Filters controls={controls} />}
        activeFilterCount={countActiveFilters(controls)}
        chips={<Chips controls={controls} />}
        count={data && pluralize(data.total, 'transaction')}
      >
        <DataTable
          label="Transactions"
          columns={getTransactionColumns(agency.timeZone, invoicePath)}
          card={getTransactionCard(agency.timeZone, invoicePath)}
          rows={data?.data}
          rowKey={({ _id }) => _id}
          controls={controls}
          total={data?.total}
          stale={isLoading && data !== undefined}
          error={
            error && {
              title: 'The transactions could not be loaded',
              onRetry: () => void mutate(),
              retrying: isValidating,
            }
          }
          empty={<EmptyState title="No transactions yet" text="Charges and movements of credits show up here." />}
          noResults={<NoResults title="No transactions found" onClear={controls.clearFilters} />}
        />
      </ListLayout>
    </BillingLayout>
  )
}

function Filters({ controls }: { controls: TableControls }) {
  return (
    <>
      <Select
        aria-label="Type"
        value={toTransactionFilter(controls).kind ?? 'ALL'}
        options={[
          { value: 'ALL', label: 'All types' },
          ...transactionKinds.map((value) => ({ value, label: transactionLabels[value] })),
        ]}
        onChange={(kind) => controls.setFilter('kind', kind === 'ALL' ? [] : [kind])}
      />
      <DateRangePicker
        label="Period"
        value={getPeriod(controls)}
        onChange={(range) => controls.setFilter('period', toPeriodFilter(range))}
      />
    </>
  )
}

function Chips({ controls }: { controls: TableControls }) {
  const { kind } = toTransactionFilter(controls)
  const period = getPeriod(controls)
  const clear = (name: string) => () => controls.setFilter(name, [])
  return (
    <FilterBar
      chips={[
        ...(kind ? [{ label: 'Type', value: transactionLabels[kind], onRemove: clear('kind') }] : []),
        ...(period
          ? [{ label: 'Period', value: formatRange(period, toDay(new Date())), onRemove: clear('period') }]
          : []),
      ]}
      onClear={controls.clearFilters}
    />
  )
}
