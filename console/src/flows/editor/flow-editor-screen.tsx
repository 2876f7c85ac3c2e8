import { FlowTitle } from '@gable/shared/flows/flow.ts'
import type { Flow, FlowError } from '@gable/shared/flows/flow-detail.ts'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { toast } from '../../design/feedback/toast.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { EditorHeader } from '../../design/layout/editor/editor-header.tsx'
import { NameDialog } from '../../design/overlays/name-dialog.tsx'
import type { BackLink } from '../../editing/back-link.ts'
import { SaveNote } from '../../editing/draft/save-note.tsx'
import { UndoButtons } from '../../editing/draft/undo-buttons.tsx'
import { useDraftConflict } from '../../editing/draft/use-draft-conflict.tsx'
import { call } from '../../platform/use-api.ts'
import { flowLabels } from '../flow-labels.ts'
import { FlowStatusBadge } from '../flow-status-badge.tsx'
import { ErrorsNotice } from './errors-notice.tsx'
import { FlowEditorMenu } from './flow-editor-menu.tsx'
import { FlowList } from './list/flow-list.tsx'
import { PublishButton } from './publish/publish-button.tsx'
import { SettingsSide } from './settings-side.tsx'
import type { FlowDraft } from './use-flow-draft.ts'
import { useEditorView, ViewSwitch } from './view-switch.tsx'

const FlowCanvas = lazy(async () => ({ default: (await import('./canvas/flow-canvas.tsx')).FlowCanvas }))

interface FlowEditorScreenProps {
  flow: Flow
  draft: FlowDraft
  errors: readonly FlowError[]
  showFlow: (flow: Flow) => unknown
  backLink: BackLink
  /** Counts up when the focus shall go to the settings. */
  focusRequest: number
  onJump: (stepId: string) => void
  onCloseSettings: () => void
}

/** The header, the steps as a list or drawn, and the settings of the selected one. */
export function FlowEditorScreen(props: FlowEditorScreenProps) {
  const { flow, draft, errors, showFlow, backLink, focusRequest, onJump, onCloseSettings } = props
  const [view, setView] = useEditorView()
  const [isRenaming, setRenaming] = useState(false)
  const params = { flowId: flow._id }
  const conflict = useDraftConflict({
    title: flow.title,
    draft,
    onReload: async () => draft.adopt(await call('GET /agent/flows/:flowId', { params, query: {} }), true),
  })

  async function rename(title: string) {
    await draft.flush().catch(() => {})
    await showFlow(await call('PATCH /agent/flows/:flowId/title', { params, body: { title } }))
    toast.success(`${flowLabels[flow.kind].name} renamed`)
  }

  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <EditorHeader
        close={backLink}
        title={flow.title}
        rename={<IconButton icon={Pencil} size="sm" label="Edit title" onClick={() => setRenaming(true)} />}
        status={<FlowStatusBadge status={flow.status} />}
        note={<SaveNote state={draft.saveState} />}
        showsNoteOnPhone
        menu={
          <>
            <ViewSwitch view={view} onChange={setView} />
            <UndoButtons draft={draft} />
            <FlowEditorMenu flow={flow} draft={draft} showFlow={showFlow} view={view} onViewChange={setView} />
          </>
        }
        action={
          <PublishButton
            flow={flow}
            draft={draft}
            errors={errors}
            showFlow={showFlow}
            onError={() => onJump(errors[0]?.stepId ?? 'start')}
          />
        }
      />
      <div className="flex min-h-0 flex-1">
        <main aria-label={`Steps of ${flow.title}`} className="flex min-h-0 min-w-0 flex-1 flex-col">
          {conflict.notice && <div className="border-line border-b bg-surface p-3">{conflict.notice}</div>}
          <ErrorsNotice errors={errors} onJump={onJump} />
          <div className="min-h-0 flex-1">
            {view === 'canvas' ? (
              <Suspense fallback={<div className="h-full bg-[length:16px_16px] bg-dots bg-sunken" />}>
                <FlowCanvas flow={flow} />
              </Suspense>
            ) : (
              view === 'list' && <FlowList />
            )}
          </div>
        </main>
        <SettingsSide focusRequest={focusRequest} onClose={onCloseSettings} />
      </div>
      <NameDialog
        open={isRenaming}
        onClose={() => setRenaming(false)}
        title="Edit Title"
        label="Title"
        name={flow.title}
        schema={FlowTitle}
        max={120}
        submitLabel="Save"
        onSubmit={rename}
      />
      {conflict.dialog}
    </div>
  )
}
