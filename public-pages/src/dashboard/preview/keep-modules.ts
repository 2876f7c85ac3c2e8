import type { PublicDashboard, PublicModule } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import type { ComponentChild } from 'preact'
import { renderModule } from '../modules.tsx'

/**
 * Renders modules for the editor, and returns the same content while neither a module nor the rest of the page has changed:
 * a keystroke changes one of sixteen modules, and what is the same object is not compared again.
 */
export function createModuleKeeper(render: typeof renderModule = renderModule) {
  const kept = new Map<string, { key: string; content: ComponentChild }>()
  let keptPage = ''

  return {
    /** Called before a page is rendered. */
    start({ modules: _, ...rest }: PublicDashboard) {
      const page = JSON.stringify(rest)
      if (page !== keptPage) kept.clear()
      keptPage = page
    },
    render(module: PublicModule, context: Parameters<typeof renderModule>[1]): ComponentChild {
      const key = JSON.stringify(module)
      const before = kept.get(module.moduleId)
      if (before?.key === key) return before.content
      const content = render(module, context)
      kept.set(module.moduleId, { key, content })
      return content
    },
  }
}
