import type { Export, NewExport } from '@gable/shared/exports/export.ts'
import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { Callout } from '../design/callout.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Link } from '../design/link.tsx'
import { PanelBody, PanelFooter } from '../design/panel.tsx'
import { RadioCards } from '../design/radio-cards.tsx'
import { refusalOf } from '../design/refusal.ts'
import { Spinner } from '../design/spinner.tsx'
import { toast } from '../design/toast.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useLive } from '../platform/live.ts'
import { call, useApi } from '../platform/use-api.ts'
import { downloadExport } from './download-export.ts'

type View = Omit<Extract<NewExport, { kind: 'CONTACTS' }>['view'], 'isArchived' | 'search' | 'filters' | 'columns'> &
  Partial<Pick<Extract<NewExport, { kind: 'CONTACTS' }>['view'], 'isArchived' | 'search' | 'filters' | 'columns'>>

interface ExportDialogProps {
  open: boolean
  onClose: () => void
  /** The contacts as the list shows them: search, filters, segment or ids, and the columns that are shown. */
  view: View
  /** How many they are, where that is known. */
  count?: number | undefined
}

type Format = 'CSV' | 'JSON'

/** Makes a file of what a list of contacts shows, and hands it over when it is ready. */
export function ExportDialog({ open, onClose, view, count }: ExportDialogProps) {
  const [format, setFormat] = useState<Format>('CSV')
  const [columns, setColumns] = useState<'SHOWN' | 'ALL'>(view.columns?.length ? 'SHOWN' : 'ALL')
  const [made, setMade] = useState<Export>()
  const [busy, setBusy] = useState(false)

  async function ask() {
    setBusy(true)
    try {
      const wanted = { ...view, columns: columns === 'ALL' ? [] : (view.columns ?? []) }
      setMade(await call('POST /agent/exports', { body: { kind: 'CONTACTS', format, view: wanted } }))
    } catch (error) {
      toast.error(refusalOf(error).message)
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
      title="Export contacts"
      description={
        count === undefined ? undefined : `${count.toLocaleString('en-US')} ${count === 1 ? 'contact' : 'contacts'}`
      }
    >
      {made ? (
        <Made made={made} onClose={close} />
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
            {(view.columns?.length ?? 0) > 0 && (
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

function Made({ made, onClose }: { made: Export; onClose: () => void }) {
  const pathTo = useAccountPath()
  const file = useApi('GET /agent/exports/:exportId', { params: { exportId: made._id } })
  useLive('exports', ({ id }) => void (id === made._id && file.mutate()))
  const { state } = file.data ?? made
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
              Please try again.
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
        <Button variant="primary" disabled={state !== 'DONE'} onClick={() => void downloadExport(made)}>
          Download
        </Button>
      </PanelFooter>
    </>
  )
}
