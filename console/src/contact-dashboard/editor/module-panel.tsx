import type { DashboardModule } from '@gable/shared/contact-dashboard/dashboard.ts'
import type { ModuleType } from '@gable/shared/contact-dashboard/module-type.ts'
import type { ComponentType, ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Form } from '../../design/inputs/form.tsx'
import { SubmitButton } from '../../design/inputs/submit-button.tsx'
import { useSaveShortcut } from '../../editing/use-save-shortcut.ts'
import type { DraftStore } from './draft.ts'
import { formatModuleBadge } from './module-badge.ts'
import { PanelBox } from './panel-box.tsx'
import type { EstimateSwitch, ModuleValues, PanelProps } from './panels/panel-props.ts'
import { panels } from './panels/panels.tsx'
import { useDraftPreview } from './use-draft-preview.ts'
import { VisibilityFilter } from './visibility-filter.tsx'

/** What every module's panel needs from the editor. */
export interface ModulePanelContext {
  dashboardId: string
  module: DashboardModule
  drafts: DraftStore
  preview: EstimateSwitch
  connectedApps: readonly string[]
  onBack: () => void
}

interface ModulePanelProps extends ModulePanelContext {
  title: string
  form: UseFormReturn<ModuleValues<ModuleType>, unknown, ModuleValues<ModuleType>>
  onSubmit: (values: ModuleValues<ModuleType>) => unknown
  notice?: ReactNode
  /** The button that removes the module. */
  removeButton?: ReactNode
}

/** The settings of one module, with who sees it. The preview shows every change. */
export function ModulePanel(props: ModulePanelProps) {
  const { title, form, onSubmit, notice, removeButton, module, dashboardId, drafts, preview, connectedApps } = props
  const formId = useSaveShortcut()
  const filters = useWatch({ control: form.control, name: 'filters' })
  const Fields = panels[module.moduleType] as ComponentType<PanelProps<ModuleType>>
  useDraftPreview(form, module.moduleId, drafts)
  return (
    <Form id={formId} form={form} onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col">
      <PanelBox
        title={title}
        note={formatModuleBadge(module)}
        onBack={props.onBack}
        actions={
          <VisibilityFilter
            dashboardId={dashboardId}
            name={title}
            value={filters}
            onChange={(changed) => form.setValue('filters', changed, { shouldDirty: true })}
          />
        }
        footer={
          <>
            {removeButton}
            <SubmitButton>Save</SubmitButton>
          </>
        }
      >
        {notice && <div className="mb-4">{notice}</div>}
        <div className="space-y-4">
          <Fields dashboardId={dashboardId} form={form} connectedApps={connectedApps} preview={preview} />
        </div>
      </PanelBox>
    </Form>
  )
}
