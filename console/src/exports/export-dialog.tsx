import type { ExportableList, Export } from '@gable/shared/exports/export.ts'
import { useState } from 'react'
import { Callout } from '../design/feedback/callout.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Link } from '../design/inputs/link.tsx'
import { RadioCards } from '../design/inputs/radio-cards.tsx'
import { toFormError } from '../design/inputs/form-error.ts'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { Dialog } from '../design/overlays/dialog.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { call, useApi } from '../platform/use-api.ts'
import { exportTitles, inFormat } from './export-request.ts'
import { downloadExport } from './download-export.ts'
import { useUntilMade } from './use-polling.ts'

interface ExportDialogProps {
  open: boolean
  onClose: () => void
  /** What the list shows: search, filters, segment or ids, and the columns that are shown. */
  list: ExportableList
  /** How many rows they are, where that is known. */
  count?: number | undefined
}

/** Makes a file of what a list shows, and hands it over when it is ready. */
export function ExportDialog({ open, onClose, list, count }: ExportDialogProps) {
  const shown = list.kind === 'CONTACTS' ? (list.view.columns ?? []) : []
  const [format, setFormat] = useState<Export['format']>('CSV')
  const [columns, setColumns] = useState<'SHOWN' | 'ALL'>(shown.length > 0 ? 'SHOWN' : 'ALL')
  const [made, setMade] = useState<Export>()
  const [busy, setBusy] = useState(false)

  async function ask() {
    setBusy(true)
    try {
      setMade(await call('POST /agent/exports', { body: inFormat(list, format, columns === 'ALL' ? [] : shown) }))
    } catch (error) {
      toast.error(toFormError(error).message)
    } finally {
      setBusy(false)
    }
  }

  function close() {
    setMade(undefined)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={`Export ${exportTitles[list.kind].toLowerCase()}`}
      description={count === undefined ? undefined : `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`}
    >
      {made ? (
        <Made made={made} onClose={close} onAgain={() => setMade(undefined)} />
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
            {shown.length > 0 && (
              <RadioCards
                aria-label="Columns"
                columns={2}
                value={columns}
                onChange={setColumns}
                options={[
                  { value: 'SHOWN', label: 'The columns shown', hint: 'As your list has them now' },
                  { value: 'ALL', label: 'Every column', hint: 'With all attributes' },
                ]}
              />
            )}
          </PanelBody>
          <PanelFooter>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" busy={busy} onClick={() => void ask()}>
              Export
            </Button>
          </PanelFooter>
        </>
      )}
    </Dialog>
  )
}

interface MadeProps {
  made: Export
  onClose: () => void
  /** Back to where it is asked for. */
  onAgain: () => void
}

function Made({ made, onClose, onAgain }: MadeProps) {
  const pathTo = useAccountPath()
  const file = useApi('GET /agent/exports/:exportId', { params: { exportId: made._id } })
  useLiveEvent('exports', ({ id }) => void (id === made._id && file.mutate()))
  const { state } = file.data ?? made
  useUntilMade(state === 'WAITING' || state === 'WORKING', () => void file.mutate())
  return (
    <>
      <PanelBody>
        <div role="status">
          {state === 'DONE' ? (
            <Callout tone="success" title="Your file is ready">
              It is kept for seven days in{' '}
              <Link to={pathTo('settings/import-export/exports')}>Imports and Exports</Link>.
            </Callout>
          ) : state === 'FAILED' ? (
            <Callout tone="danger" title="The file could not be made">
              Nothing of the list has changed by that.
            </Callout>
          ) : (
            <p className="flex items-center gap-2 text-muted">
              <Spinner /> The file is being made. You can close this; it will be in{' '}
              <Link to={pathTo('settings/import-export/exports')}>Imports and Exports</Link>.
            </p>
          )}
        </div>
      </PanelBody>
      <PanelFooter>
        <Button onClick={onClose}>Close</Button>
        {state === 'FAILED' ? (
          <Button variant="primary" onClick={onAgain}>
            Try again
          </Button>
        ) : (
          <Button variant="primary" disabled={state !== 'DONE'} onClick={() => void downloadExport(made)}>
            Download
          </Button>
        )}
      </PanelFooter>
    </>
  )
}
