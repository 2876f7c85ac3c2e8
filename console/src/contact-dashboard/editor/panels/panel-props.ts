import type { ModuleSettingsOf } from '@gable/shared/contact-dashboard/module-settings.ts'
import type { ModuleType } from '@gable/shared/contact-dashboard/module-type.ts'
import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import type { UseFormReturn } from 'react-hook-form'

/** The form values of a module's panel. Field names start with `settings.`, as in the errors of the server. */
export interface ModuleValues<T extends ModuleType> {
  settings: ModuleSettingsOf[T]
  /** Who sees the module. `ModulePanel` edits them. */
  filters: ContactFilter[]
}

/** The fields of a module between the header and the footer of `ModulePanel`, inside its `Form`. */
export interface PanelProps<T extends ModuleType> {
  dashboardId: string
  /** Also from `useFormContext<ModuleValues<T>>()`. */
  form: UseFormReturn<ModuleValues<T>, unknown, ModuleValues<T>>
  /** The types of the apps that the account has connected. Empty while they load or when they cannot be loaded. */
  connectedApps: readonly string[]
  preview: EstimateSwitch
}

/** Whether the preview shows a home with an estimate. */
export interface EstimateSwitch {
  withoutEstimate: boolean
  onWithoutEstimateChange: (withoutEstimate: boolean) => void
}
