import type { Flow } from '@gable/shared/flows/flow-detail.ts'
import { flowMessages } from '@gable/shared/flows/messages.ts'
import { History, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../../design/feedback/toast.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { MenuItem } from '../../design/overlays/menu.tsx'
import { EditorMenu } from '../../editing/editor-menu.tsx'
import { useFlowPaths } from '../../layout/paths/flow-paths.ts'
import { call } from '../../platform/use-api.ts'
import { flowLabels } from '../flow-labels.ts'
import type { FlowDraft } from './use-flow-draft.ts'

interface FlowEditorMenuProps {
  flow: Flow
  draft: FlowDraft
  showFlow: (flow: Flow) => unknown
}

type OpenDialog = 'discard'

export function FlowEditorMenu({ flow, draft, showFlow }: FlowEditorMenuProps) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const { getPath } = useFlowPaths(flow.kind)
  const { name, noun } = flowLabels[flow.kind]

  async function discard() {
    const discarded = await call('POST /agent/flows/:flowId/discarded', { params: { flowId: flow._id } })
    draft.adopt(discarded, true)
    await showFlow(discarded)
    toast.success('Changes discarded')
  }

  return (
    <>
      <EditorMenu>
        <MenuItem
          icon={RotateCcw}
          disabledReason={getDiscardDisabledReason(flow, draft)}
          onSelect={() => setOpenDialog('discard')}
        >
          Discard Changes
        </MenuItem>
        <MenuItem icon={History} to={getPath(flow)}>
          {`Go to ${name}`}
        </MenuItem>
      </EditorMenu>
      <ConfirmDialog
        open={openDialog === 'discard'}
        onClose={() => setOpenDialog(undefined)}
        title="Discard your changes?"
        description={`The ${noun} goes back to what is published.`}
        confirmLabel="Discard"
        tone="danger"
        onConfirm={discard}
      />
    </>
  )
}

function getDiscardDisabledReason(flow: Flow, { saveState }: Pick<FlowDraft, 'saveState'>) {
  if (flow.publishedVersion === null) return flowMessages[flow.kind].notPublished
  return !flow.hasUnpublishedChanges && saveState === 'SAVED' && 'There are no changes to discard.'
}
