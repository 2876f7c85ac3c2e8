import type { ContactDashboard, DashboardModule } from '@gable/shared/contact-dashboard/dashboard.ts'
import { isAddable, type ModuleType } from '@gable/shared/contact-dashboard/module-type.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import { ConflictDialog } from '../../editing/conflict-dialog.tsx'
import { OutdatedNotice } from '../../editing/outdated-notice.tsx'
import { useEditing } from '../../editing/use-editing.ts'
import { ModulePanel, type ModulePanelContext } from './module-panel.tsx'
import { getModuleSchema, toModuleValues } from './module-values.ts'
import type { ModuleValues } from './panels/panel-props.ts'
import { RemoveButton } from './remove-button.tsx'
import type { DashboardCalls } from './use-dashboard-calls.ts'

interface SavedModulePanelProps extends ModulePanelContext {
  calls: DashboardCalls
  onRemoved: () => void
}

/** The panel of a module that the dashboard has. Nobody's changes are overwritten without confirmation. */
export function SavedModulePanel(props: SavedModulePanelProps) {
  const { module, calls, onRemoved } = props
  const { moduleId, moduleType, settings } = module
  const findModule = ({ modules }: ContactDashboard) =>
    orNotFound(
      modules.find((one) => one.moduleId === moduleId),
      'module',
    )
  const { form, submit, isOutdated, reload, conflict } = useEditing<
    DashboardModule,
    ModuleValues<ModuleType>,
    ModuleValues<ModuleType>
  >({
    saved: module,
    // The calls update the dashboard, which the module is a part of.
    mutate: (version) => (version ? undefined : calls.load()),
    schema: getModuleSchema(moduleType),
    toValues: toModuleValues,
    save: async (values) => findModule(await calls.saveModule(moduleId, values)),
    load: async () => findModule(await calls.load()),
    saveErrorMessage: "Couldn't update settings. Please try again later.",
  })
  return (
    <>
      <ModulePanel
        {...props}
        title={settings.name}
        form={form}
        onSubmit={submit}
        notice={isOutdated && <OutdatedNotice onReload={reload} />}
        removeButton={
          isAddable(moduleType) && (
            <RemoveButton name={settings.name} onRemove={() => calls.removeModule(moduleId)} onRemoved={onRemoved} />
          )
        }
      />
      <ConflictDialog
        open={conflict.open}
        name={settings.name}
        onClose={conflict.close}
        onReload={reload}
        onOverwrite={conflict.overwrite}
      />
    </>
  )
}
