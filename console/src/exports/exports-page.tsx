import type { Export } from '@gable/shared/exports/export.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Badge, type Tone } from '../design/data/badge.tsx'
import { DataTable } from '../design/data/data-table.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import type { Column } from '../design/data/table/column.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { formatDate } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { formatFileSize } from '../design/inputs/file-rules.ts'
import { toFormError } from '../design/inputs/form-error.ts'
import { ErasureList } from '../erasure/erasure-list.tsx'
import { ImportExportFrame } from '../imports/import-export-frame.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { call, useApi } from '../platform/use-api.ts'
import { ExportMenu } from './export-menu.tsx'
import { ExportName } from './export-name.tsx'
import { usePolling } from './use-polling.ts'

export function ExportsPage() {
  const exports = useApi('GET /agent/exports')
  const [busy, setBusy] = useState(false)
  useLiveEvent('exports', () => void exports.mutate())
  const isRunning = exports.data?.data.some(({ state }) => state === 'WAITING' || state === 'WORKING') ?? false
  usePolling(isRunning, () => void exports.mutate())

  async function exportEverything() {
    setBusy(true)
    try {
      await call('POST /agent/exports', { body: { kind: 'EVERYTHING' } })
      await exports.mutate()
    } catch (error) {
      toast.error(toFormError(error).message)
    } finally {
      setBusy(false)
    }
  }

  const exportButton = (
    <Button variant="primary" icon={Download} busy={busy} onClick={() => void exportEverything()}>
      Export everything
    </Button>
  )
  return (
    <ImportExportFrame actions={exports.data && exports.data.data.length > 0 && exportButton}>
      <div className="space-y-6">
        <DataTable
          label="Exports"
          columns={columns}
          rows={exports.data?.data}
          rowKey={({ _id }) => _id}
          error={
            exports.error && {
              title: 'The exports could not be loaded',
              onRetry: () => void exports.mutate(),
              retrying: exports.isValidating,
            }
          }
          empty={
            <EmptyState
              title="No exports yet"
              text="Export a list from Contacts or Leads, or everything in your account: contacts, properties, leads, activity, notes, offers, submissions, segments, attributes and images."
              action={exportButton}
            />
          }
          menu={(file) => <ExportMenu file={file} onDeleted={() => void exports.mutate()} />}
        />
        <ErasureList />
      </div>
    </ImportExportFrame>
  )
}

const states: Record<Export['state'], { label: string; tone: Tone }> = {
  WAITING: { label: 'Queued', tone: 'neutral' },
  WORKING: { label: 'In progress', tone: 'info' },
  DONE: { label: 'Ready', tone: 'success' },
  FAILED: { label: 'Failed', tone: 'danger' },
  EXPIRED: { label: 'Expired', tone: 'neutral' },
}

const columns: Column<Export>[] = [
  {
    key: 'file',
    header: 'File',
    cell: (file) => <ExportName file={file} />,
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => (
      <Badge tone={states[state].tone} dot>
        {states[state].label}
      </Badge>
    ),
  },
  { key: 'rows', header: 'Rows', numeric: true, cell: ({ rows }) => rows.toLocaleString('en-US') },
  { key: 'size', header: 'Size', numeric: true, cell: ({ bytes }) => (bytes === null ? '--' : formatFileSize(bytes)) },
  {
    key: 'expiresAt',
    header: 'Available until',
    cell: ({ state, expiresAt }) => (state === 'DONE' ? formatDate(expiresAt) : '--'),
  },
  {
    key: 'at',
    header: 'Requested',
    cell: ({ createdAt, by }) => (
      <span className="flex flex-col">
        <RelativeTime at={createdAt} />
        <span className="text-label text-muted">{by.fullName}</span>
      </span>
    ),
  },
]
