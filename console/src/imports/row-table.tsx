import { type Import, type ImportedRow, rowOutcomes } from '@gable/shared/imports/import.ts'
import { Download } from 'lucide-react'
import { Badge } from '../design/data/badge.tsx'
import { DataTable } from '../design/data/data-table.tsx'
import type { Column } from '../design/data/table/column.ts'
import { useTableState } from '../design/data/use-table-state.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Link } from '../design/inputs/link.tsx'
import { Select } from '../design/inputs/select.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useApiList } from '../platform/use-api.ts'
import { downloadRejectedRows } from './import-actions.tsx'
import { outcomeLabels, undoSkipLabels } from './outcome-labels.ts'

/**
 * DROPPED shows the rows with values that do not fit, REMAINING those that a stopped import has not imported, LEFT those
 * that an undo skipped.
 */
type RowFilter = (typeof rowOutcomes)[number] | 'DROPPED' | 'REMAINING' | 'LEFT' | 'ALL'

/** The rows of a file, each with its outcome and the reason. */
export function RowTable({ contactImport }: { contactImport: Import }) {
  const controls = useTableState(tableOptions)
  const pathTo = useAccountPath()
  const filter = (controls.filters.rows?.[0] ?? 'ALL') as RowFilter
  const outcome = rowOutcomes.find((outcome) => outcome === filter)
  const { page, pageSize } = controls
  const rows = useApiList('GET /agent/imports/:importId/rows', {
    params: { importId: contactImport._id },
    query: {
      page,
      pageSize,
      ...(outcome && { outcome }),
      ...(filter === 'DROPPED' && { hasDropped: 'true' as const }),
      ...(filter === 'REMAINING' && { isRemaining: 'true' as const }),
      ...(filter === 'LEFT' && { isLeft: 'true' as const }),
    },
  })
  return (
    <section aria-label="Rows" className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="w-56">
          <Select
            aria-label="Show"
            value={filter}
            options={getOptions(contactImport)}
            onChange={(value) => controls.setFilter('rows', value === 'ALL' ? [] : [value])}
          />
        </div>
        {contactImport.counts.INVALID + contactImport.counts.SKIPPED > 0 && (
          <Button size="sm" icon={Download} onClick={() => void downloadRejectedRows(contactImport)}>
            Download rows not imported
          </Button>
        )}
      </div>
      <DataTable
        label="Rows"
        columns={getColumns((id) => pathTo(`contacts/${id}`))}
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
        empty={<EmptyState title="No rows" text="The file has only a header." />}
      />
    </section>
  )
}

const tableOptions = { filters: { rows: [...rowOutcomes, 'DROPPED', 'REMAINING', 'LEFT'] } }

function getOptions({
  counts,
  rowsWithDroppedValues,
  remaining,
  leftAlone,
}: Import): { value: RowFilter; label: string }[] {
  const total = rowOutcomes.reduce((sum, outcome) => sum + counts[outcome], remaining)
  return [
    { value: 'ALL', label: `All rows (${total.toLocaleString('en-US')})` },
    ...rowOutcomes.map((value) => ({
      value,
      label: `${outcomeLabels[value].label} (${counts[value].toLocaleString('en-US')})`,
    })),
    ...(rowsWithDroppedValues > 0
      ? [{ value: 'DROPPED' as const, label: `Values left out (${rowsWithDroppedValues.toLocaleString('en-US')})` }]
      : []),
    ...(remaining > 0
      ? [{ value: 'REMAINING' as const, label: `Not imported yet (${remaining.toLocaleString('en-US')})` }]
      : []),
    ...(leftAlone > 0 ? [{ value: 'LEFT' as const, label: `Not undone (${leftAlone.toLocaleString('en-US')})` }] : []),
  ]
}

const getColumns = (pathToContact: (id: string) => string): Column<ImportedRow>[] => [
  {
    key: 'name',
    header: 'Contact',
    cell: ({ name, email, contactId }) => (
      <span className="flex min-w-0 flex-col">
        {contactId ? (
          <Link to={pathToContact(contactId)}>{name || email || 'Contact'}</Link>
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
    cell: ({ outcome, isRemaining }) =>
      isRemaining ? (
        <Badge>Not imported yet</Badge>
      ) : (
        <Badge tone={outcomeLabels[outcome].tone}>{outcomeLabels[outcome].label}</Badge>
      ),
  },
  {
    key: 'reason',
    header: 'Reason',
    width: '240px',
    cell: ({ reason, leftBecause, dropped }) => (
      <span className="whitespace-normal break-words">
        {leftBecause
          ? undoSkipLabels[leftBecause]
          : [...(reason ? [reason] : []), ...dropped.map((value) => `Left out: ${value}`)].join('. ')}
      </span>
    ),
  },
]
