import type { RouteObject } from 'react-router-dom'

/** The list, the templates and the page of one automation. Unknown paths below it lead to the list. */
export const automationsRoute: RouteObject = {
  path: 'marketing/automation',
  lazy: async () => ({ Component: (await import('./flow-area.tsx')).AutomationArea }),
  handle: { title: 'Automations' },
  children: [
    {
      path: 'list',
      lazy: async () => ({ Component: (await import('./list/flow-list-page.tsx')).AutomationListPage }),
    },
    {
      path: 'template/create',
      handle: { title: 'Automation Templates' },
      lazy: async () => ({ Component: (await import('./templates/flow-templates-page.tsx')).AutomationTemplatesPage }),
    },
    {
      path: 'template/*',
      lazy: async () => ({ Component: (await import('./flow-redirects.tsx')).AutomationTemplatesRedirect }),
    },
    {
      path: ':flowId',
      lazy: async () => ({ Component: (await import('./detail/flow-page.tsx')).AutomationPage }),
    },
    { index: true, lazy: loadAutomationListRedirect },
    { path: '*', lazy: loadAutomationListRedirect },
  ],
}

/** The plural is a common way to write the address. */
export const automationsAliasRoute: RouteObject = { path: 'marketing/automations', lazy: loadAutomationListRedirect }

async function loadAutomationListRedirect() {
  return { Component: (await import('./flow-redirects.tsx')).AutomationListRedirect }
}

/** The list, the templates and the page of one workflow. */
export const workflowsRoute: RouteObject = {
  path: 'workflow',
  lazy: async () => ({ Component: (await import('./flow-area.tsx')).WorkflowArea }),
  handle: { title: 'Workflows' },
  children: [
    { index: true, lazy: async () => ({ Component: (await import('./list/flow-list-page.tsx')).WorkflowListPage }) },
    {
      path: 'template/create',
      handle: { title: 'Workflow Templates' },
      lazy: async () => ({ Component: (await import('./templates/flow-templates-page.tsx')).WorkflowTemplatesPage }),
    },
    {
      path: 'template/*',
      lazy: async () => ({ Component: (await import('./flow-redirects.tsx')).WorkflowTemplatesRedirect }),
    },
    { path: ':flowId', lazy: async () => ({ Component: (await import('./detail/flow-page.tsx')).WorkflowPage }) },
    { path: 'list', lazy: loadWorkflowListRedirect },
    { path: '*', lazy: loadWorkflowListRedirect },
  ],
}

async function loadWorkflowListRedirect() {
  return { Component: (await import('./flow-redirects.tsx')).WorkflowListRedirect }
}
