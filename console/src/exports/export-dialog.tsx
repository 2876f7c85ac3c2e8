import type { Export, ExportableList } from '@gable/shared/exports/export.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { useState } from 'react'
import { Callout } from '../design/feedback/callout.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { formatDate } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { toFormError } from '../design/inputs/form-error.ts'
import { Link } from '../design/inputs/link.tsx'
import { RadioCards } from '../design/inputs/radio-cards.tsx'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { Dialog } from '../design/overlays/dialog.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { call, useApi } from '../platform/use-api.ts'
import { downloadExport } from './download-export.ts'
import { exportTitles, toExportRequest } from './export-request.ts'
import { usePolling } from './use-polling.ts'

interface ExportDialogProps {
  open: boolean
  onClose: () => void
  /** The current query of the list, with its visible columns. */
  list: ExportableList
  /** The number of rows, if known. */
  count?: number | undefined
}

/** Exports a list and offers the file when it is ready. */
export function ExportDialog({ open, onClose, list, count }: ExportDialogProps) {
  const visibleColumns = list.kind === 'CONTACTS' ? (list.view.columns ?? []) : []
  const [format, setFormat] = useState<Export['format']>('CSV')
  const [columns, setColumns] = useState<'SHOWN' | 'ALL'>(visibleColumns.length > 0 ? 'SHOWN' : 'ALL')
  const [created, setCreated] = useState<Export>()
  const [busy, setBusy] = useState(false)

  async function createExport() {
    setBusy(true)
    try {
      const body = toExportRequest(list, format, columns === 'ALL' ? [] : visibleColumns)
      setCreated(await call('POST /agent/exports', { body }))
    } catch (error) {
      toast.error(toFormError(error).message)
    } finally {
      setBusy(false)
    }
  }

  function close() {
    setCreated(undefined)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={`Export ${exportTitles[list.kind].toLowerCase()}`}
      description={count === undefined ? undefined : pluralize(count, 'row')}
    >
      {created ? (
        <ExportStatus created={created} onClose={close} onRetry={() => setCreated(undefined)} />
      ) : (
        <>
          <PanelBody className="space-y-4">
            <RadioCards
              aria-label="Format"
              columns={2}
              value={format}
              onChange={setFormat}
              options={[
                { value: 'CSV', label: 'CSV', hint: 'For spreadsheets and other systems' },
                { value: 'JSON', label: 'JSON', hint: 'For programs' },
              ]}
            />
            {visibleColumns.length > 0 && (
              <RadioCards
                aria-label="Columns"
                columns={2}
                value={columns}
                onChange={setColumns}
                options={[
                  { value: 'SHOWN', label: 'Visible columns', hint: 'As in your list now' },
                  { value: 'ALL', label: 'All columns', hint: 'With contact IDs and attributes, to import again' },
                ]}
              />
            )}
          </PanelBody>
          <PanelFooter>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" busy={busy} onClick={() => void createExport()}>
              Export
            </Button>
          </PanelFooter>
        </>
      )}
    </Dialog>
  )
}

interface ExportStatusProps {
  created: Export
  onClose: () => void
  /** Returns to the options. */
  onRetry: () => void
}

function ExportStatus({ created, onClose, onRetry }: ExportStatusProps) {
  const pathTo = useAccountPath()
  const file = useApi('GET /agent/exports/:exportId', { params: { exportId: created._id } })
  useLiveEvent('exports', ({ id }) => void (id === created._id && file.mutate()))
  const { state, expiresAt } = file.data ?? created
  usePolling(state === 'WAITING' || state === 'WORKING', () => void file.mutate())
  return (
    <>
      <PanelBody>
        <div role="status">
          {state === 'DONE' ? (
            <Callout tone="success" title="Your file is ready">
              You can also download it from{' '}
              <Link to={pathTo('settings/import-export/exports')}>Imports and Exports</Link> until{' '}
              {formatDate(expiresAt)}.
            </Callout>
          ) : state === 'FAILED' ? (
            <Callout tone="danger" title="The export failed">
              Your data has not changed. Please try again.
            </Callout>
          ) : (
            <p className="flex items-center gap-2 text-muted">
              <Spinner /> Creating the file. You can close this window and find the file in{' '}
              <Link to={pathTo('settings/import-export/exports')}>Imports and Exports</Link>.
            </p>
          )}
        </div>
      </PanelBody>
      <PanelFooter>
        <Button onClick={onClose}>Close</Button>
        {state === 'FAILED' ? (
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        ) : (
          <Button variant="primary" disabled={state !== 'DONE'} onClick={() => void downloadExport(created)}>
            Download
          </Button>
        )}
      </PanelFooter>
    </>
  )
}
