import type { Flow } from '@gable/shared/flows/flow-detail.ts'
import { flowMessages } from '@gable/shared/flows/messages.ts'
import { FlaskConical, History, RotateCcw, UserSearch } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../../design/feedback/toast.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { MenuItem } from '../../design/overlays/menu.tsx'
import { UndoMenuItems } from '../../editing/draft/undo-menu-items.tsx'
import { EditorMenu } from '../../editing/editor-menu.tsx'
import { useFlowPaths } from '../../layout/paths/flow-paths.ts'
import { lazyOverlay, preloadOnIntent } from '../../platform/lazy-overlay.tsx'
import { call } from '../../platform/use-api.ts'
import { flowLabels } from '../flow-labels.ts'
import type { FlowDraft } from './use-flow-draft.ts'
import { type EditorView, ViewMenuItem } from './view-switch.tsx'

interface FlowEditorMenuProps {
  flow: Flow
  draft: FlowDraft
  showFlow: (flow: Flow) => unknown
  view: EditorView | undefined
  onViewChange: (view: EditorView) => void
}

const LazyTestRunSheet = lazyOverlay(
  async () => (await import('./test-run/test-run-sheet.tsx')).TestRunSheet,
  ({ open }) => open,
)
const LazySimulationSheet = lazyOverlay(
  async () => (await import('./simulation/simulation-sheet.tsx')).SimulationSheet,
  ({ open }) => open,
)

type OpenDialog = 'discard' | 'test' | 'simulate'

export function FlowEditorMenu({ flow, draft, showFlow, view, onViewChange }: FlowEditorMenuProps) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const close = () => setOpenDialog(undefined)
  const { getPath } = useFlowPaths(flow.kind)
  const { name, noun } = flowLabels[flow.kind]

  /** The server tries what it has saved. */
  async function openSaved(dialog: OpenDialog) {
    await draft.flush().catch(() => {})
    if (draft.isSaved()) setOpenDialog(dialog)
  }

  async function discard() {
    const discarded = await call('POST /agent/flows/:flowId/discarded', { params: { flowId: flow._id } })
    draft.adopt(discarded, true)
    await showFlow(discarded)
    toast.success('Changes discarded')
  }

  return (
    <>
      <EditorMenu>
        <UndoMenuItems draft={draft} />
        <ViewMenuItem view={view} onChange={onViewChange} />
        <MenuItem icon={UserSearch} onSelect={() => void openSaved('test')} {...preloadOnIntent(LazyTestRunSheet)}>
          Test Run
        </MenuItem>
        <MenuItem
          icon={FlaskConical}
          onSelect={() => void openSaved('simulate')}
          {...preloadOnIntent(LazySimulationSheet)}
        >
          Simulate
        </MenuItem>
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
        onClose={close}
        title="Discard your changes?"
        description={`The ${noun} goes back to what is published.`}
        confirmLabel="Discard"
        tone="danger"
        onConfirm={discard}
      />
      {openDialog === 'test' && <LazyTestRunSheet flowId={flow._id} open onClose={close} />}
      {openDialog === 'simulate' && <LazySimulationSheet flowId={flow._id} open onClose={close} />}
    </>
  )
}

function getDiscardDisabledReason(flow: Flow, { saveState }: Pick<FlowDraft, 'saveState'>) {
  if (flow.publishedVersion === null) return flowMessages[flow.kind].notPublished
  return !flow.hasUnpublishedChanges && saveState === 'SAVED' && 'There are no changes to discard.'
}
