import { type BulkChange, type ContactSelection, selectedIdMaximum } from '@gable/shared/contacts/bulk.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { useLayoutEffect, useState } from 'react'
import { Callout } from '../../design/feedback/callout.tsx'
import { formatCount } from '../../design/format/metric-format.ts'
import { Button } from '../../design/inputs/button.tsx'
import type { Choice } from '../../design/inputs/option.ts'
import { PanelBody, PanelFooter } from '../../design/layout/panel.tsx'
import { Dialog } from '../../design/overlays/dialog.tsx'
import { showErrorToast } from '../../platform/error-toast.ts'
import { type BulkAction, bulkActions } from './bulk-action.ts'
import { BulkInput } from './bulk-input.tsx'
import { BulkPreview } from './bulk-preview.tsx'
import { useBulkChange } from './use-bulk-change.ts'

interface BulkDialogProps {
  action: BulkAction
  open: boolean
  selection: ContactSelection
  onClose: () => void
  onDone: () => void
}

/** Asks for the value an action needs, previews the change and runs it. */
export function BulkDialog({ action, open, selection, onClose, onDone }: BulkDialogProps) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [conflict, setConflict] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { title, description, confirm, isDanger, toChange } = bulkActions[action]
  const change = toChange(choice)
  const isTooMany = 'ids' in selection && selection.ids.length > selectedIdMaximum
  const { preview, run } = useBulkChange(selection, open && !isTooMany ? change : undefined)

  useLayoutEffect(() => {
    if (!open) return
    setChoice(null)
    setMissing(false)
    setConflict(undefined)
  }, [open])

  async function submit(change: BulkChange, expected: number) {
    setBusy(true)
    setConflict(undefined)
    try {
      await run(selection, change, expected)
      onClose()
      onDone()
    } catch (error) {
      if (error instanceof Problem && error.code === 'conflict') setConflict(error.message)
      else showErrorToast(error)
      await preview.mutate()
    } finally {
      setBusy(false)
    }
  }

  function handleConfirm() {
    if (!change) return setMissing(true)
    if (preview.data) void submit(change, preview.data.changing)
  }

  const isEmpty = preview.data?.changing === 0
  return (
    <Dialog open={open} title={title} description={description} onClose={() => busy || onClose()} size="sm">
      <PanelBody className="flex flex-col gap-4">
        <BulkInput action={action} value={choice} onChange={setChoice} isMissing={isMissing && !choice} />
        {isTooMany && (
          <Callout tone="warning" title={`You can select up to ${formatCount(selectedIdMaximum)} contacts one by one`}>
            Select fewer contacts, or select everything the list finds.
          </Callout>
        )}
        {change && !isTooMany && <BulkPreview action={action} preview={preview} conflict={conflict} />}
      </PanelBody>
      <PanelFooter>
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button
          variant={isDanger ? 'danger' : 'primary'}
          busy={busy || (change !== undefined && preview.isLoading)}
          disabled={isEmpty || isTooMany || preview.error !== undefined}
          onClick={handleConfirm}
        >
          {confirm}
        </Button>
      </PanelFooter>
    </Dialog>
  )
}
