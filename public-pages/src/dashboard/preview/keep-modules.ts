import type { PublicModule } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import type { ComponentChild } from 'preact'
import { renderModule } from '../modules.tsx'

/**
 * Renders modules for the editor, and returns the same content while neither a module nor the rest of the page has changed:
 * a keystroke changes one of sixteen modules, and what is the same object is not compared again.
 */
export function createModuleKeeper(render: typeof renderModule = renderModule) {
  const kept = new Map<string, { key: string; content: ComponentChild }>()
  const rendered = new Set<string>()
  let keptPage: object | undefined

  return {
    /** Called before a page is rendered, with what all of its modules depend on. */
    start(page: object) {
      if (page !== keptPage) kept.clear()
      keptPage = page
      rendered.clear()
    },
    render(module: PublicModule, context: Parameters<typeof renderModule>[1]): ComponentChild {
      const key = JSON.stringify(module)
      const before = kept.get(module.moduleId)
      if (before?.key === key) return before.content
      const content = render(module, context)
      rendered.add(module.moduleId)
      kept.set(module.moduleId, { key, content })
      return content
    },
    /** Whether the content of a module is new since `start`. */
    hasRendered: (moduleId: string | undefined) => moduleId !== undefined && rendered.has(moduleId),
  }
}
