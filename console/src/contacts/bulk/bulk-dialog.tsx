import { type BulkChange, pickedMaximum, type Selection } from '@gable/shared/contacts/bulk.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { useLayoutEffect, useState } from 'react'
import { Callout } from '../../design/feedback/callout.tsx'
import { formatCount } from '../../design/format/metric-format.ts'
import { Button } from '../../design/inputs/button.tsx'
import type { Choice } from '../../design/inputs/option.ts'
import { PanelBody, PanelFooter } from '../../design/layout/panel.tsx'
import { Dialog } from '../../design/overlays/dialog.tsx'
import { toastProblem } from '../../platform/problem-toast.ts'
import { BulkChoice } from './bulk-choice.tsx'
import { BulkPreview } from './bulk-preview.tsx'
import { type BulkAction, bulkTexts } from './bulk-words.ts'
import { changeOf } from './change-of.ts'
import { useBulkPreview } from './use-bulk-preview.ts'
import { useBulkWrites } from './use-bulk-writes.ts'

interface BulkDialogProps {
  action: BulkAction
  open: boolean
  selection: Selection
  onClose: () => void
  onDone: () => void
}

/** One change of all that are picked: what it needs to know, what it would do, and doing it. */
export function BulkDialog({ action, open, selection, onClose, onDone }: BulkDialogProps) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const change = changeOf(action, choice)
  const isTooMany = 'ids' in selection && selection.ids.length > pickedMaximum
  const preview = useBulkPreview(selection, open && !isTooMany ? change : undefined)
  const { change: carryOut } = useBulkWrites()
  const { title, description, confirm } = bulkTexts[action]

  useLayoutEffect(() => {
    if (!open) return
    setChoice(null)
    setMissing(false)
    setRefusal(undefined)
  }, [open])

  async function submit(change: BulkChange, expected: number) {
    setBusy(true)
    setRefusal(undefined)
    try {
      await carryOut(selection, change, expected)
      onClose()
      onDone()
    } catch (error) {
      if (error instanceof Problem && error.code === 'conflict') setRefusal(error.message)
      else toastProblem(error)
      await preview.mutate()
    } finally {
      setBusy(false)
    }
  }

  function press() {
    if (!change) return setMissing(true)
    if (preview.data) void submit(change, preview.data.changing)
  }

  const isNothing = preview.data?.changing === 0
  return (
    <Dialog {...{ open, title, description }} onClose={() => busy || onClose()} size="sm">
      <PanelBody className="flex flex-col gap-4">
        <BulkChoice action={action} value={choice} onChange={setChoice} isMissing={isMissing && !choice} />
        {isTooMany && (
          <Callout tone="warning" title={`Up to ${formatCount(pickedMaximum)} contacts can be picked one by one`}>
            Pick fewer, or select all that the list finds.
          </Callout>
        )}
        {change && !isTooMany && <BulkPreview action={action} preview={preview} refusal={refusal} />}
      </PanelBody>
      <PanelFooter>
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button
          variant={action === 'ARCHIVE' ? 'danger' : 'primary'}
          busy={busy || (change !== undefined && preview.isLoading)}
          disabled={isNothing || isTooMany || preview.error !== undefined}
          onClick={press}
        >
          {confirm}
        </Button>
      </PanelFooter>
    </Dialog>
  )
}
