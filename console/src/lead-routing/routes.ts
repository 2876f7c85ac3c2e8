import type { RouteObject } from 'react-router-dom'

/** The routing rules, inside the lead settings. */
export const leadRoutingRoutes: RouteObject[] = [
  {
    path: 'automate',
    lazy: async () => ({ Component: (await import('./rule-list-page.tsx')).RuleListPage }),
  },
  {
    path: 'automate/new',
    handle: { title: 'Add Lead Routing Rule' },
    lazy: async () => ({ Component: (await import('./new-rule-page.tsx')).NewRulePage }),
  },
  {
    path: 'automate/:ruleId',
    handle: { title: 'Edit Lead Routing Rule' },
    lazy: async () => ({ Component: (await import('./edit-rule-page.tsx')).EditRulePage }),
  },
]
