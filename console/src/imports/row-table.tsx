import { type Import, type ImportedRow, rowOutcomes } from '@gable/shared/imports/import.ts'
import type { ReactNode } from 'react'
import { Badge } from '../design/data/badge.tsx'
import { DataTable } from '../design/data/data-table.tsx'
import type { Column } from '../design/data/table/column.ts'
import { useTableState } from '../design/data/use-table-state.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { Link } from '../design/inputs/link.tsx'
import { Select } from '../design/inputs/select.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useApiList } from '../platform/use-api.ts'
import { leftWords, outcomeWords } from './outcome-labels.ts'

type Shown = (typeof rowOutcomes)[number] | 'LEFT' | 'ALL'

/** The rows of a file, each with what becomes of it and why. */
export function RowTable({ list, corner }: { list: Import; corner: ReactNode }) {
  const controls = useTableState(shape)
  const pathTo = useAccountPath()
  const shown = (controls.filters.rows?.[0] ?? 'ALL') as Shown
  const isOutcome = shown !== 'ALL' && shown !== 'LEFT'
  const { page, pageSize } = controls
  const rows = useApiList('GET /agent/imports/:importId/rows', {
    params: { importId: list._id },
    query: {
      page,
      pageSize,
      ...(isOutcome && { outcome: shown }),
      ...(shown === 'LEFT' && { isLeft: 'true' as const }),
    },
  })
  return (
    <section aria-label="Rows" className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="w-56">
          <Select
            aria-label="Show"
            value={shown}
            options={optionsOf(list)}
            onChange={(value) => controls.setFilter('rows', value === 'ALL' ? [] : [value])}
          />
        </div>
        {corner}
      </div>
      <DataTable
        label="Rows"
        columns={columnsOf((id) => pathTo(`contacts/${id}`))}
        rows={rows.data?.data}
        total={rows.data?.total}
        rowKey={({ row }) => String(row)}
        controls={controls}
        stale={rows.isLoading && rows.data !== undefined}
        error={
          rows.error && {
            title: 'The rows could not be loaded',
            onRetry: () => void rows.mutate(),
            retrying: rows.isValidating,
          }
        }
        empty={<EmptyState title="No rows" text="There is nothing in this file beside its header." />}
      />
    </section>
  )
}

const shape = { filters: { rows: [...rowOutcomes, 'LEFT'] } }

function optionsOf({ counts, leftAlone }: Import): { value: Shown; label: string }[] {
  const total = rowOutcomes.reduce((sum, outcome) => sum + counts[outcome], 0)
  return [
    { value: 'ALL', label: `All rows (${total.toLocaleString('en-US')})` },
    ...rowOutcomes.map((value) => ({
      value,
      label: `${outcomeWords[value].label} (${counts[value].toLocaleString('en-US')})`,
    })),
    ...(leftAlone > 0
      ? [{ value: 'LEFT' as const, label: `Left as they are (${leftAlone.toLocaleString('en-US')})` }]
      : []),
  ]
}

const columnsOf = (pathOf: (id: string) => string): Column<ImportedRow>[] => [
  {
    key: 'name',
    header: 'Contact',
    cell: ({ name, email, contactId }) => (
      <span className="flex min-w-0 flex-col">
        {contactId ? (
          <Link to={pathOf(contactId)}>{name || email || 'Contact'}</Link>
        ) : (
          <span>{name || email || '--'}</span>
        )}
        {email && name && <span className="break-all text-label text-muted">{email}</span>}
      </span>
    ),
  },
  { key: 'row', header: 'Row', numeric: true, cell: ({ row }) => row },
  {
    key: 'outcome',
    header: 'Outcome',
    cell: ({ outcome }) => <Badge tone={outcomeWords[outcome].tone}>{outcomeWords[outcome].label}</Badge>,
  },
  {
    key: 'reason',
    header: 'Why',
    width: '240px',
    cell: ({ reason, leftBecause }) => (
      <span className="whitespace-normal break-words">{leftBecause ? leftWords[leftBecause] : (reason ?? '')}</span>
    ),
  },
]
