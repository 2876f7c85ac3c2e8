import type { Import } from '@gable/shared/imports/import.ts'
import { FileUp } from 'lucide-react'
import { DataTable } from '../design/data/data-table.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import type { Column } from '../design/data/table/column.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { ImportActions } from './import-actions.tsx'
import { ImportExportFrame } from './import-export-frame.tsx'
import { ImportStateBadge } from './import-state-badge.tsx'

export function ImportsPage() {
  const pathTo = useAccountPath()
  const imports = useApi('GET /agent/imports')
  useLiveEvent('imports', () => void imports.mutate())
  const importButton = (
    <Button variant="primary" icon={FileUp} to={pathTo('settings/import-contacts')}>
      Import Contacts
    </Button>
  )
  return (
    <ImportExportFrame actions={imports.data && imports.data.data.length > 0 && importButton}>
      <DataTable
        label="Imports"
        columns={columns}
        rows={imports.data?.data}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => ({ href: pathTo(`settings/import-contacts/${_id}`) })}
        error={
          imports.error && {
            title: 'The imports could not be loaded',
            onRetry: () => void imports.mutate(),
            retrying: imports.isValidating,
          }
        }
        empty={
          <EmptyState
            title="No imports yet"
            text="Import contacts from a spreadsheet or another CRM."
            action={importButton}
          />
        }
        menu={(contactImport) => (
          <ImportActions contactImport={contactImport} onDiscarded={() => void imports.mutate()} />
        )}
      />
    </ImportExportFrame>
  )
}

const columns: Column<Import>[] = [
  { key: 'file', header: 'File', cell: ({ fileName }) => <span className="break-all">{fileName}</span> },
  { key: 'state', header: 'State', cell: ({ state }) => <ImportStateBadge state={state} /> },
  { key: 'new', header: 'New', numeric: true, cell: ({ people }) => people.NEW.toLocaleString('en-US') },
  { key: 'updated', header: 'Updated', numeric: true, cell: ({ people }) => people.UPDATED.toLocaleString('en-US') },
  {
    key: 'rejected',
    header: 'Not imported',
    numeric: true,
    cell: ({ counts }) => (counts.UNCHANGED + counts.SKIPPED + counts.INVALID).toLocaleString('en-US'),
  },
  {
    key: 'at',
    header: 'Uploaded',
    cell: ({ createdAt, by }) => (
      <span className="flex flex-col">
        <RelativeTime at={createdAt} />
        <span className="text-label text-muted">{by.fullName}</span>
      </span>
    ),
  },
]
