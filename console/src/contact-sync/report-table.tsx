import { type ReportRow, type StoredOutcome, type SyncRun, storedOutcomes } from '@gable/shared/contact-sync/report.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../design/data/badge.tsx'
import { DataTable } from '../design/data/data-table.tsx'
import type { Column } from '../design/data/table/column.ts'
import { TableSearch } from '../design/data/table-search.tsx'
import { useTableState } from '../design/data/use-table-state.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Link } from '../design/inputs/link.tsx'
import { Select } from '../design/inputs/select.tsx'
import { useAccountPath } from '../platform/account.ts'
import { showErrorToast } from '../platform/error-toast.ts'
import { useLiveEvent } from '../platform/live.ts'
import { call, useApiList, useRefresh } from '../platform/use-api.ts'
import { outcomeLabels } from './labels.ts'

/** What happened to each person of a run, with the reason. */
export function ReportTable({ appId, run }: { appId: string; run: SyncRun }) {
  const controls = useTableState(tableOptions)
  const pathTo = useAccountPath()
  const filter = controls.filters.outcome?.[0] ?? 'ALL'
  const outcome = storedOutcomes.find((outcome) => outcome === filter)
  const { page, pageSize, search } = controls
  const params = { appId, runId: run._id }
  const rows = useApiList('GET /agent/connected-apps/:appId/sync-runs/:runId/rows', {
    params,
    query: { page, pageSize, search, ...(outcome && { outcome }) },
  })
  useLiveEvent('contact-sync', (event) => {
    if (event.appId === appId && run.state === 'RUNNING') void rows.mutate()
  })
  const { isRetrying, retry } = useRetry(params)
  return (
    <section aria-label="Contacts" className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-full sm:w-52">
          <Select
            aria-label="Outcome"
            value={filter}
            options={listOptions(run)}
            onChange={(value) => controls.setFilter('outcome', value === 'ALL' ? [] : [value])}
          />
        </div>
        <TableSearch controls={controls} label="Search contacts" />
        {(rows.data?.failed ?? 0) > 0 && (
          <Button icon={RotateCw} busy={isRetrying} onClick={() => void retry()}>
            Retry all failed
          </Button>
        )}
      </div>
      <DataTable
        label="Contacts"
        columns={getColumns((id) => pathTo(`contacts/${id}`))}
        rows={rows.data?.data}
        total={rows.data?.total}
        rowKey={({ _id }) => _id}
        controls={controls}
        stale={rows.isLoading && rows.data !== undefined}
        quickActions={(row) =>
          canRetry(row) && (
            <IconButton icon={RotateCw} size="sm" label={`Retry ${row.name}`} onClick={() => void retry(row._id)} />
          )
        }
        error={
          rows.error && {
            title: 'The contacts could not be loaded',
            onRetry: () => void rows.mutate(),
            retrying: rows.isValidating,
          }
        }
        empty={
          <EmptyState
            title={run.state === 'RUNNING' ? 'Nothing has happened yet' : 'Nothing changed'}
            text="Contacts who are the same on both sides are only counted."
          />
        }
      />
    </section>
  )
}

const tableOptions = { filters: { outcome: storedOutcomes } }

const canRetry = ({ outcome, retriedAt, contactId, remoteId }: ReportRow) =>
  (outcome === 'FAILED' || outcome === 'SKIPPED') && retriedAt === null && (contactId !== null || remoteId !== null)

function useRetry(params: { appId: string; runId: string }) {
  const refresh = useRefresh()
  const [isRetrying, setRetrying] = useState(false)

  async function retry(rowId?: string) {
    setRetrying(true)
    try {
      const { retried } = await call('POST /agent/connected-apps/:appId/sync-runs/:runId/retried', {
        params,
        body: rowId ? { rowIds: [rowId] } : {},
      })
      toast.success(retried === 0 ? 'No one is left to retry' : `${pluralize(retried, 'contact')} will be tried again`)
      await refresh(
        'GET /agent/connected-apps/:appId/sync-runs',
        'GET /agent/connected-apps/:appId/sync-runs/:runId/rows',
      )
    } catch (error) {
      showErrorToast(error)
    } finally {
      setRetrying(false)
    }
  }
  return { isRetrying, retry }
}

const listOptions = ({ counts }: SyncRun): { value: StoredOutcome | 'ALL'; label: string }[] => [
  { value: 'ALL', label: 'All outcomes' },
  ...storedOutcomes.map((value) => ({ value, label: `${outcomeLabels[value].label} (${formatCount(counts[value])})` })),
]

const getColumns = (pathToContact: (id: string) => string): Column<ReportRow>[] => [
  {
    key: 'name',
    header: 'Contact',
    cell: ({ name, contactId }) =>
      contactId ? <Link to={pathToContact(contactId)}>{name}</Link> : <span className="break-words">{name}</span>,
  },
  {
    key: 'outcome',
    header: 'Outcome',
    cell: ({ outcome, retriedAt }) => (
      <span className="flex flex-wrap gap-1">
        <Badge tone={outcomeLabels[outcome].tone}>{outcomeLabels[outcome].label}</Badge>
        {retriedAt && <Badge>Retried</Badge>}
      </span>
    ),
  },
  { key: 'direction', header: 'Direction', cell: ({ direction }) => (direction === 'IN' ? 'Came in' : 'Went out') },
  {
    key: 'reason',
    header: 'Reason',
    width: '240px',
    cell: ({ reason }) => <span className="whitespace-normal break-words">{reason || '--'}</span>,
  },
]
