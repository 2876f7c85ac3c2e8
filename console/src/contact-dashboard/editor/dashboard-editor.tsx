import type { ContactDashboard } from '@gable/shared/contact-dashboard/dashboard.ts'
import { useState } from 'react'
import type { KeyedMutator } from 'swr'
import { PreviewFrame } from '../../design/layout/editor/preview-frame.tsx'
import type { BackLink } from '../../editing/back-link.ts'
import { AddModuleDialog } from './add-module-dialog.tsx'
import { DashboardPreview } from './dashboard-preview.tsx'
import { DashboardPreviewBar } from './dashboard-preview-bar.tsx'
import { createDraftStore } from './draft.ts'
import { EditorPanelContent } from './editor-panel-content.tsx'
import { EditorWorkspace } from './editor-workspace.tsx'
import { useDashboardCalls } from './use-dashboard-calls.ts'
import { useOpenPanel } from './use-open-panel.ts'
import { usePreviewOptions } from './use-preview-options.ts'

interface DashboardEditorProps {
  dashboard: ContactDashboard
  mutate: KeyedMutator<ContactDashboard>
  backLink: BackLink
}

/** A full-window editor of the modules of a dashboard. Unlike the other editors, it saves each module on its own. */
export function DashboardEditor({ dashboard, mutate, backLink }: DashboardEditorProps) {
  const calls = useDashboardCalls(dashboard, mutate)
  const openPanel = useOpenPanel(dashboard.modules)
  const options = usePreviewOptions()
  const [drafts] = useState(createDraftStore)
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <EditorWorkspace
        dashboard={dashboard}
        backLink={backLink}
        openPanel={openPanel}
        onAdd={() => setAdding(true)}
        renderPreview={(device) => (
          <>
            <DashboardPreviewBar options={options} />
            <div className="min-h-0 flex-1">
              <PreviewFrame device={device} width={700}>
                <DashboardPreview
                  dashboard={dashboard}
                  openPanel={openPanel}
                  drafts={drafts}
                  options={options}
                  onSelect={openPanel.openModule}
                />
              </PreviewFrame>
            </div>
          </>
        )}
      >
        <EditorPanelContent
          dashboard={dashboard}
          calls={calls}
          openPanel={openPanel}
          drafts={drafts}
          options={options}
        />
      </EditorWorkspace>
      <AddModuleDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onChoose={(type) => {
          setAdding(false)
          openPanel.openNewModule(type)
        }}
      />
    </>
  )
}
