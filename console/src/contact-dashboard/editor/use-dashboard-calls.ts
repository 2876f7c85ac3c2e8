import type { ContactDashboard, DashboardModule, GeneralSettings } from '@gable/shared/contact-dashboard/dashboard.ts'
import { toVisibility } from '@gable/shared/contact-dashboard/dashboard.ts'
import type { AddableModuleType, ModuleType } from '@gable/shared/contact-dashboard/module-type.ts'
import { useRef } from 'react'
import type { KeyedMutator } from 'swr'
import { call, useRefresh } from '../../platform/use-api.ts'
import type { ModuleValues } from './panels/panel-props.ts'

export type DashboardCalls = ReturnType<typeof useDashboardCalls>

/** The calls that change a dashboard. Each shows the updated dashboard right away. */
export function useDashboardCalls({ _id, modules }: ContactDashboard, mutate: KeyedMutator<ContactDashboard>) {
  const refresh = useRefresh()
  const reorderCount = useRef(0)
  const params = { dashboardId: _id }

  function show(updated: ContactDashboard) {
    void mutate(updated, { revalidate: false })
    void refresh('GET /agent/contact-dashboard')
    return updated
  }

  const showModules = (changed: DashboardModule[]) =>
    mutate((current) => current && { ...current, modules: changed }, { revalidate: false })

  return {
    load: async () => show(await call('GET /agent/contact-dashboard/:dashboardId', { params })),

    saveModule: async (moduleId: string, { settings, filters, basedOn }: SavedValues) =>
      show(
        await call('PATCH /agent/contact-dashboard/:dashboardId/modules/:moduleId', {
          params: { ...params, moduleId },
          body: { settings: { ...settings }, visibilitySettings: toVisibility(filters), ...(basedOn && { basedOn }) },
        }),
      ),

    addModule: async (moduleType: AddableModuleType, { settings, filters }: ModuleValues<ModuleType>) =>
      show(
        await call('POST /agent/contact-dashboard/:dashboardId/modules', {
          params,
          body: { moduleType, settings: { ...settings }, visibilitySettings: toVisibility(filters) },
        }),
      ),

    removeModule: async (moduleId: string) =>
      show(
        await call('DELETE /agent/contact-dashboard/:dashboardId/modules/:moduleId', {
          params: { ...params, moduleId },
        }),
      ),

    setDisplayed: async (moduleId: string, isActive: boolean) =>
      show(
        await call('PATCH /agent/contact-dashboard/:dashboardId/modules/:moduleId/status', {
          params: { ...params, moduleId },
          body: { isActive },
        }),
      ),

    /** Shows the new order while it is saved, and the old one again if that fails. */
    async reorder(ordered: readonly DashboardModule[]) {
      const renumbered = ordered.map((module, index) => ({ ...module, seq: index + 1 }))
      const count = ++reorderCount.current
      void showModules(renumbered)
      try {
        const updated = await call('PUT /agent/contact-dashboard/:dashboardId/modules/sequence', {
          params,
          body: { modules: renumbered.map(({ moduleId, seq }) => ({ moduleId, seq })) },
        })
        // A later move is on its way, and this response does not have it.
        if (count === reorderCount.current) show(updated)
      } catch (error) {
        await showModules(modules)
        void mutate()
        throw error
      }
    },

    saveGeneralSettings: async (body: GeneralSettings & { basedOn: string }) =>
      show(await call('PATCH /agent/contact-dashboard/:dashboardId/general-settings', { params, body })),
  }
}

type SavedValues = ModuleValues<ModuleType> & { basedOn?: string | undefined }
