import type { DashboardModule } from '@gable/shared/contact-dashboard/dashboard.ts'
import type { AddableModuleType } from '@gable/shared/contact-dashboard/module-type.ts'
import { useState } from 'react'
import { leaveUnsavedChanges } from '../../design/inputs/unsaved-changes.tsx'
import { createNewModule, getSelectedModule, type OpenPanel } from './open-panel.ts'

/** The open panel. Leaving one with unsaved changes takes a confirmation. */
export function useOpenPanel(modules: readonly DashboardModule[]) {
  const [panel, setPanel] = useState<OpenPanel>({ kind: 'list' })
  // On a small screen the panel covers the preview, and one of them is shown at a time.
  const [showsPreview, setShowsPreview] = useState(false)
  const selected = getSelectedModule(panel, modules)

  function show(next: OpenPanel) {
    setPanel(next)
    setShowsPreview(false)
  }

  const open = (next: OpenPanel) => leaveUnsavedChanges(() => show(next))
  const listPanel: OpenPanel = { kind: 'list', ...(selected && { lastModuleId: selected.moduleId }) }

  return {
    panel,
    selected,
    showsPreview,
    setShowsPreview,
    openList: () => (panel.kind === 'list' ? setShowsPreview(false) : open(listPanel)),
    openSettings: () => (panel.kind === 'settings' ? setShowsPreview(false) : open({ kind: 'settings' })),
    openModule: (moduleId: string) =>
      selected?.moduleId === moduleId ? setShowsPreview(false) : open({ kind: 'module', moduleId }),
    openNewModule: (type: AddableModuleType) => open({ kind: 'new', module: createNewModule(type, modules) }),
    /** For a module that was just saved or removed, which leaves nothing to confirm. */
    showModule: (moduleId: string) => show({ kind: 'module', moduleId }),
    showList: () => show(listPanel),
  }
}

export type OpenPanelState = ReturnType<typeof useOpenPanel>
