import type { FlowKind, FlowSummary } from '@gable/shared/flows/flow.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useConfirmDialogs } from '../assets/use-confirm-dialogs.ts'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { useReturnQuery } from '../editing/back-link.ts'
import { useFlowPaths } from '../layout/paths/flow-paths.ts'
import { flowLabels } from './flow-labels.ts'
import { useFlowActions } from './use-flow-actions.ts'

/** What the menus of a screen offer. Archiving and deleting ask first. */
export interface FlowCommands {
  edit: (flow: FlowSummary) => void
  clone: (flow: FlowSummary) => void
  pause: (flow: FlowSummary) => void
  resume: (flow: FlowSummary) => void
  archive: (flow: FlowSummary) => void
  unarchive: (flow: FlowSummary) => void
  remove: (flow: FlowSummary) => void
}

/** The actions on flows with their dialogs: one set per screen. */
export function useFlowCommands(
  kind: FlowKind,
  onRemoved: () => void = () => {},
): { commands: FlowCommands; dialogs: ReactNode } {
  const { openDialog, target, dialog, close } = useConfirmDialogs<'archive' | 'delete', FlowSummary>()
  const actions = useFlowActions(kind)
  const { getEditorPath } = useFlowPaths(kind)
  const navigate = useNavigate()
  const returnQuery = useReturnQuery()
  const { name, noun } = flowLabels[kind]
  const openEditor = (flow: { _id: string }) => void navigate(getEditorPath(flow) + returnQuery)

  const commands: FlowCommands = {
    edit: openEditor,
    clone: async (flow) => {
      const copy = await actions.clone(flow)
      if (copy) openEditor(copy)
    },
    pause: (flow) => void actions.pause(flow),
    resume: (flow) => void actions.resume(flow),
    archive: (flow) => openDialog('archive', flow),
    unarchive: (flow) => void actions.unarchive(flow),
    remove: (flow) => openDialog('delete', flow),
  }
  const dialogs = target && (
    <>
      <ConfirmDialog
        open={dialog === 'archive'}
        onClose={close}
        title={`Archive ${name}`}
        description={describeArchiving(noun, target.statistics.active + target.statistics.failed)}
        confirmLabel="Archive"
        tone="danger"
        onConfirm={() => actions.archive(target)}
      />
      <ConfirmDialog
        open={dialog === 'delete'}
        onClose={close}
        title="Are you sure?"
        description={`The ${noun} is deleted for good. Its emails and postcards stay.`}
        confirmLabel="Delete"
        tone="danger"
        onConfirm={async () => {
          await actions.remove(target)
          onRemoved()
        }}
      >
        <p className="font-medium [overflow-wrap:anywhere]">{target.title}</p>
      </ConfirmDialog>
    </>
  )
  return { commands, dialogs }
}

function describeArchiving(noun: string, contacts: number) {
  if (contacts === 0) return `The ${noun} stops, and its history is kept.`
  const who = contacts === 1 ? 'One contact leaves' : `${contacts.toLocaleString('en-US')} contacts leave`
  return `${who} the ${noun} for good. Pause it instead if you want to continue later.`
}
