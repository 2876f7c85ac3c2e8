import type { Flow, FlowError } from '@gable/shared/flows/flow-detail.ts'
import { useState } from 'react'
import { toast } from '../../../design/feedback/toast.tsx'
import { Button } from '../../../design/inputs/button.tsx'
import { Tooltip } from '../../../design/overlays/tooltip.tsx'
import { lazyOverlay, preloadOnIntent } from '../../../platform/lazy-overlay.tsx'
import { call } from '../../../platform/use-api.ts'
import type { FlowDraft } from '../use-flow-draft.ts'
import { getPublishLabel } from './publish-label.ts'

const LazyPublishDialog = lazyOverlay(
  async () => (await import('./publish-dialog.tsx')).PublishDialog,
  ({ open }) => open,
)

interface PublishButtonProps {
  flow: Flow
  draft: FlowDraft
  errors: readonly FlowError[]
  showFlow: (flow: Flow) => unknown
  /** Leads to the first error. */
  onError: () => void
}

/** Saves what is pending, and asks before anybody is enrolled. */
export function PublishButton({ flow, draft, errors, showFlow, onError }: PublishButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isUnchanged = flow.status === 'ACTIVE' && !flow.hasUnpublishedChanges && draft.saveState === 'SAVED'
  const disabledReason = isUnchanged && 'There are no changes to publish.'

  const refreshFlow = async () =>
    showFlow(await call('GET /agent/flows/:flowId', { params: { flowId: flow._id }, query: {} }))

  async function open() {
    if (errors.length > 0) {
      onError()
      toast.error('Fix what prevents publishing first.')
      return
    }
    setBusy(true)
    // A failed save has its own message and its own dialog.
    await draft.flush().catch(() => {})
    // The dialog asks what becomes of the contacts who are in it now.
    await refreshFlow().catch(() => {})
    setBusy(false)
    if (draft.isSaved()) setOpen(true)
  }

  return (
    <>
      <Tooltip text={disabledReason}>
        <Button
          variant="primary"
          busy={isBusy}
          disabled={Boolean(disabledReason)}
          onClick={() => void open()}
          {...preloadOnIntent(LazyPublishDialog)}
        >
          {getPublishLabel(flow)}
        </Button>
      </Tooltip>
      <LazyPublishDialog flow={flow} draft={draft} showFlow={showFlow} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
