import type { ContactDashboard } from '@gable/shared/contact-dashboard/dashboard.ts'
import { useConnectedApps } from '../../connected-apps/use-connected-apps.ts'
import type { DraftStore } from './draft.ts'
import { GeneralSettingsPanel } from './general-settings-panel.tsx'
import { ModuleList } from './module-list.tsx'
import { NewModulePanel } from './new-module-panel.tsx'
import { SavedModulePanel } from './saved-module-panel.tsx'
import type { DashboardCalls } from './use-dashboard-calls.ts'
import type { OpenPanelState } from './use-open-panel.ts'
import type { PreviewOptions } from './use-preview-options.ts'

interface EditorPanelContentProps {
  dashboard: ContactDashboard
  calls: DashboardCalls
  openPanel: OpenPanelState
  drafts: DraftStore
  options: PreviewOptions
}

/** The module list, the general settings or the panel of one module. */
export function EditorPanelContent(props: EditorPanelContentProps) {
  const { dashboard, calls, openPanel, drafts, options } = props
  const { panel, selected } = openPanel
  const apps = useConnectedApps()
  if (panel.kind === 'settings')
    return <GeneralSettingsPanel dashboard={dashboard} calls={calls} onBack={() => openPanel.openList()} />
  if (!selected)
    return (
      <ModuleList
        modules={dashboard.modules}
        focusedId={panel.kind === 'list' ? panel.lastModuleId : undefined}
        isModuleGone={panel.kind === 'module'}
        calls={calls}
        onOpen={openPanel.openModule}
      />
    )
  const shared = {
    dashboardId: dashboard._id,
    module: selected,
    drafts,
    preview: options,
    connectedApps: apps.map(({ type }) => type),
    calls,
    onBack: openPanel.openList,
    onRemoved: openPanel.showList,
  }
  return panel.kind === 'new' ? (
    <NewModulePanel key={selected.moduleType} {...shared} onAdded={openPanel.showModule} />
  ) : (
    <SavedModulePanel key={selected.moduleId} {...shared} />
  )
}
