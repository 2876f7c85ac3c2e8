import type { IntakeSource } from '@gable/shared/lead-intake/source.ts'
import type { ReactNode } from 'react'
import { DataTable } from '../design/data/data-table.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import type { Column } from '../design/data/table/column.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { useAccountPath } from '../platform/account.ts'
import type { useApi } from '../platform/use-api.ts'
import { SourceActions } from './source-actions.tsx'
import { SourceStateBadge } from './source-state-badge.tsx'

interface SourceTableProps {
  sources: ReturnType<typeof useApi<'GET /agent/lead-intake/sources'>>
  /** The action of the empty state. */
  addButton: ReactNode
}

export function SourceTable({ sources: { data, error, isValidating, mutate }, addButton }: SourceTableProps) {
  const pathTo = useAccountPath()
  return (
    <DataTable
      label="Webhook sources"
      columns={columns}
      rows={data}
      rowKey={({ _id }) => _id}
      rowLink={({ _id }) => ({ href: pathTo(`settings/lead-intake/sources/${_id}`) })}
      error={
        error && { title: 'The sources could not be loaded', onRetry: () => void mutate(), retrying: isValidating }
      }
      empty={
        <EmptyState
          title="No webhook sources yet"
          text="Add a source for each form, ad or system that can call a URL, and choose which of its fields are what."
          action={addButton}
        />
      }
      menu={(source) => <SourceActions source={source} onDeleted={() => void mutate()} />}
    />
  )
}

const columns: Column<IntakeSource>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => <bdi>{name}</bdi> },
  { key: 'state', header: 'State', cell: (source) => <SourceStateBadge source={source} /> },
  {
    key: 'last',
    header: 'Last received',
    cell: ({ lastReceivedAt }) =>
      lastReceivedAt ? <RelativeTime at={lastReceivedAt} /> : <span className="text-muted">Never</span>,
  },
  { key: 'received', header: 'Received', numeric: true, cell: ({ received }) => received.toLocaleString('en-US') },
  { key: 'leads', header: 'Leads', numeric: true, cell: ({ leads }) => leads.toLocaleString('en-US') },
  { key: 'open', header: 'Needs a Look', numeric: true, cell: ({ open }) => open.toLocaleString('en-US') },
  {
    key: 'rejected',
    header: 'Errors',
    numeric: true,
    tooltip: 'Requests with a wrong signature, an unreadable body, or too many at once.',
    cell: ({ rejected }) => rejected.toLocaleString('en-US'),
  },
]
