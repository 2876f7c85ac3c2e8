import type { Export } from '@gable/shared/exports/export.ts'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge, type Tone } from '../design/badge.tsx'
import { Button } from '../design/button.tsx'
import { DataTable } from '../design/data-table.tsx'
import { formatDate } from '../design/date-format.ts'
import { sizeText } from '../design/file-rules.ts'
import { IconButton } from '../design/icon-button.tsx'
import { refusalOf } from '../design/refusal.ts'
import { RelativeTime } from '../design/relative-time.tsx'
import { Empty } from '../design/states.tsx'
import type { Column } from '../design/table/column.ts'
import { toast } from '../design/toast.tsx'
import { ErasureList } from '../erasure/erasure-list.tsx'
import { ImportExportFrame } from '../imports/import-export-frame.tsx'
import { useLive } from '../platform/live.ts'
import { call, useApi } from '../platform/use-api.ts'
import { downloadExport } from './download-export.ts'

/** Every file that was asked for, while it is kept; and all that an account holds, for who wants to take it along. */
export function ExportsPage() {
  const exports = useApi('GET /agent/exports')
  const [busy, setBusy] = useState(false)
  useLive('exports', () => void exports.mutate())

  async function exportEverything() {
    setBusy(true)
    try {
      await call('POST /agent/exports', { body: { kind: 'EVERYTHING' } })
      await exports.mutate()
    } catch (error) {
      toast.error(refusalOf(error).message)
    } finally {
      setBusy(false)
    }
  }

  const add = (
    <Button variant="primary" icon={Download} busy={busy} onClick={() => void exportEverything()}>
      Export everything
    </Button>
  )
  return (
    <ImportExportFrame actions={exports.data && exports.data.data.length > 0 && add}>
      <div className="space-y-6">
        <DataTable
          label="Exports"
          columns={columns}
          rows={exports.data?.data}
          rowKey={({ _id }) => _id}
          failed={
            exports.error && {
              title: 'The exports could not be loaded',
              onRetry: () => void exports.mutate(),
              retrying: exports.isValidating,
            }
          }
          empty={
            <Empty
              title="No exports yet"
              text="Export a list from Contacts, or everything the account holds: contacts, properties, leads, notes, submissions, attributes and pictures."
              action={add}
            />
          }
          quickActions={(file) => <FileActions file={file} onDone={() => void exports.mutate()} />}
        />
        <ErasureList />
      </div>
    </ImportExportFrame>
  )
}

function FileActions({ file, onDone }: { file: Export; onDone: () => void }) {
  if (file.state !== 'DONE') return null
  const remove = async () => {
    await call('DELETE /agent/exports/:exportId', { params: { exportId: file._id } }).catch((error) =>
      toast.error(refusalOf(error).message),
    )
    onDone()
  }
  return (
    <>
      <IconButton
        icon={Download}
        size="sm"
        label={`Download ${file.fileName}`}
        onClick={() => void downloadExport(file)}
      />
      <IconButton icon={Trash2} size="sm" label={`Delete ${file.fileName}`} onClick={() => void remove()} />
    </>
  )
}

const states: Record<Export['state'], { label: string; tone: Tone }> = {
  WAITING: { label: 'Waiting', tone: 'neutral' },
  WORKING: { label: 'Being made', tone: 'info' },
  DONE: { label: 'Ready', tone: 'success' },
  FAILED: { label: 'Failed', tone: 'danger' },
  EXPIRED: { label: 'Not kept any more', tone: 'neutral' },
}

const columns: Column<Export>[] = [
  {
    key: 'file',
    header: 'File',
    cell: ({ fileName, kind }) => (
      <span className="flex flex-col">
        <span>{fileName}</span>
        <span className="text-label text-muted">{kind === 'EVERYTHING' ? 'Everything' : 'Contacts'}</span>
      </span>
    ),
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
  { key: 'size', header: 'Size', numeric: true, cell: ({ bytes }) => (bytes === null ? '--' : sizeText(bytes)) },
  {
    key: 'till',
    header: 'Kept until',
    cell: ({ state, expiresAt }) => (state === 'DONE' ? formatDate(expiresAt) : '--'),
  },
  {
    key: 'at',
    header: 'Asked for',
    cell: ({ createdAt, by }) => (
      <span className="flex flex-col">
        <RelativeTime at={createdAt} />
        <span className="text-label text-muted">{by.fullName}</span>
      </span>
    ),
  },
]
