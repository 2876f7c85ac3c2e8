import { type AddableModuleType, addableModules, type ModuleType } from '@gable/shared/contact-dashboard/module-type.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { toast } from '../../design/feedback/toast.tsx'
import { useUnsavedChanges } from '../../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../../design/inputs/use-zod-form.ts'
import { ModulePanel, type ModulePanelContext } from './module-panel.tsx'
import { getModuleSchema, toModuleValues } from './module-values.ts'
import type { ModuleValues } from './panels/panel-props.ts'
import { RemoveButton } from './remove-button.tsx'
import type { DashboardCalls } from './use-dashboard-calls.ts'

interface NewModulePanelProps extends ModulePanelContext {
  calls: DashboardCalls
  /** Called with the ID of the saved module. */
  onAdded: (moduleId: string) => void
  onRemoved: () => void
}

/** The panel of a module that is not saved yet. */
export function NewModulePanel(props: NewModulePanelProps) {
  const { module, calls, onAdded, onRemoved } = props
  const moduleType = module.moduleType as AddableModuleType
  const title = addableModules.find(({ type }) => type === moduleType)?.label ?? module.settings.name
  const form = useZodForm<ModuleValues<ModuleType>, ModuleValues<ModuleType>>(getModuleSchema(moduleType), {
    defaultValues: toModuleValues(module),
  })
  const { isDirty, isValid } = form.formState

  async function save(values: ModuleValues<ModuleType>) {
    const { modules } = await calls.addModule(moduleType, values).catch((error) => {
      throw error instanceof Problem && (error.code === 'invalid' || error.code === 'conflict')
        ? error
        : new Error('Failed to save')
    })
    toast.success(`${values.settings.name} added. It is hidden until you display it.`)
    return modules[0]?.moduleId
  }

  const allowLeaving = useUnsavedChanges(isDirty, { save: () => form.handleSubmit(save)(), hasErrors: !isValid })

  return (
    <ModulePanel
      {...props}
      title={title}
      form={form}
      onSubmit={async (values) => {
        const moduleId = await save(values)
        allowLeaving()
        if (moduleId) onAdded(moduleId)
      }}
      removeButton={<RemoveButton name={module.settings.name} onRemove={allowLeaving} onRemoved={onRemoved} />}
    />
  )
}
