import type { DashboardModule } from '@gable/shared/contact-dashboard/dashboard.ts'
import { useEffect, useRef } from 'react'
import { Callout } from '../../design/feedback/callout.tsx'
import { toast } from '../../design/feedback/toast.tsx'
import { DragList } from '../../design/inputs/drag-list.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { ModuleRow } from './module-row.tsx'
import { PanelBox } from './panel-box.tsx'
import type { DashboardCalls } from './use-dashboard-calls.ts'
import { useDisplayToggle } from './use-display-toggle.ts'

interface ModuleListProps {
  modules: readonly DashboardModule[]
  /** The module to focus: the one whose panel was just closed. */
  focusedId: string | undefined
  /** Someone else removed the module that was open. */
  isModuleGone: boolean
  calls: DashboardCalls
  onOpen: (moduleId: string) => void
}

/** The modules in the order of the page, which is changed by dragging. */
export function ModuleList({ modules, focusedId, isModuleGone, calls, onOpen }: ModuleListProps) {
  const toggle = useDisplayToggle(calls)
  const list = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the list replaces a module's panel
  useEffect(() => {
    if (focusedId) list.current?.querySelector<HTMLElement>(`[data-module="${CSS.escape(focusedId)}"]`)?.focus()
  }, [])

  async function reorder(ordered: readonly { module: DashboardModule }[]) {
    try {
      await calls.reorder(ordered.map(({ module }) => module))
      toast.success('Dashboard modules reordered')
    } catch {
      toast.error("Couldn't update the modules order. Please try again later.")
    }
  }

  return (
    <PanelBox title="Modules" note="In the order of the page. Drag to change it.">
      {isModuleGone && (
        <div className="mb-4">
          <Callout tone="warning" announce>
            Someone else removed the module that you had open.
          </Callout>
        </div>
      )}
      <div ref={list}>
        <DragList
          items={modules.map((module) => ({ id: module.moduleId, module }))}
          getName={({ module }) => module.settings.name}
          onReorder={(ordered) => void reorder(ordered)}
          className="-mx-2 flex flex-col"
        >
          {({ module }, handle) => (
            <ModuleRow
              module={module}
              handle={handle}
              isDisplayed={toggle.isDisplayed(module)}
              onToggle={(isActive) => toggle.ask(module, isActive)}
              onOpen={() => onOpen(module.moduleId)}
            />
          )}
        </DragList>
      </div>
      <ConfirmDialog {...toggle.dialog} />
    </PanelBox>
  )
}
