import type { ContactDashboard } from '@gable/shared/contact-dashboard/dashboard.ts'
import { useSyncExternalStore } from 'react'
import { useConnectedApps } from '../../connected-apps/use-connected-apps.ts'
import { PreviewError, PreviewFrame, PreviewLoading } from '../../journeys/preview-frame.tsx'
import { useLiveEvent } from '../../platform/live.ts'
import { useApiList } from '../../platform/use-api.ts'
import type { DraftStore } from './draft.ts'
import { toPreviewModules } from './preview-modules.ts'
import type { OpenPanelState } from './use-open-panel.ts'
import type { PreviewOptions } from './use-preview-options.ts'

interface DashboardPreviewProps {
  dashboard: ContactDashboard
  openPanel: OpenPanelState
  drafts: DraftStore
  options: PreviewOptions
  /** Called with the module that was clicked in the preview. */
  onSelect: (moduleId: string) => void
}

/** The owner's page exactly as it will be, including unsaved changes. It fills its container. */
export function DashboardPreview({ dashboard, openPanel, drafts, options, onSelect }: DashboardPreviewProps) {
  const { data, error, isValidating, mutate } = useApiList('GET /agent/contact-dashboard/:dashboardId/preview', {
    params: { dashboardId: dashboard._id },
    query: options.query,
  })
  const draft = useSyncExternalStore(drafts.subscribe, drafts.get)
  const apps = useConnectedApps()
  const reload = () => void mutate()
  useLiveEvent('contact-dashboards', reload)
  useLiveEvent('vendors', reload)
  useLiveEvent('forms', reload)
  if (!data && error) return <PreviewError onRetry={reload} retrying={isValidating} />
  if (!data)
    return (
      <div className="relative h-full min-h-0 w-full">
        <PreviewLoading />
      </div>
    )
  const { panel, selected } = openPanel
  const isNew = panel.kind === 'new'
  const modules = toPreviewModules({
    page: data,
    isOfContact: options.query.contactId !== undefined,
    modules: isNew ? [panel.module, ...dashboard.modules] : dashboard.modules,
    selectedModuleId: selected?.moduleId,
    draft,
    hasHomeward: apps.some(({ appName }) => appName === 'homeward'),
  })
  return (
    <PreviewFrame
      src="/d/preview"
      message={{
        type: 'gable:preview',
        page: data,
        modules,
        selectedModuleId: selected?.moduleId,
        dimsOthers: isNew,
        withoutEstimate: options.withoutEstimate,
      }}
      title={`Preview of ${dashboard.name}`}
      onMessage={({ type, moduleId }) => {
        if (type === 'gable:select-module' && typeof moduleId === 'string') onSelect(moduleId)
      }}
    />
  )
}
