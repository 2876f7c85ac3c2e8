import type { ModuleType } from '@gable/shared/contact-dashboard/module-type.ts'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { DraftStore } from './draft.ts'
import type { ModuleValues } from './panels/panel-props.ts'

/** Shows the unsaved settings of a panel in the preview while the panel is open. */
export function useDraftPreview(
  { subscribe }: UseFormReturn<ModuleValues<ModuleType>, unknown, ModuleValues<ModuleType>>,
  moduleId: string,
  drafts: DraftStore,
) {
  useEffect(() => {
    const unsubscribe = subscribe({
      formState: { values: true },
      // Cloned, because the form changes its values in place.
      callback: ({ name, values }) => drafts.set({ moduleId, settings: structuredClone(values.settings) }, name),
    })
    return () => {
      unsubscribe()
      drafts.clear()
    }
  }, [subscribe, moduleId, drafts])
}
