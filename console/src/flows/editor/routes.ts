import type { RouteObject } from 'react-router-dom'

/** The editors fill the whole window. */
export const automationEditorRoute: RouteObject = {
  path: 'marketing/automation/:flowId/edit',
  handle: { title: 'Edit Automation' },
  lazy: loadLayout,
  children: [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./flow-editor-page.tsx')).AutomationEditorPage }),
    },
  ],
}

export const workflowEditorRoute: RouteObject = {
  path: 'workflow/:flowId/edit',
  handle: { title: 'Edit Workflow' },
  lazy: loadLayout,
  children: [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./flow-editor-page.tsx')).WorkflowEditorPage }),
    },
  ],
}

async function loadLayout() {
  return { Component: (await import('../../editing/editor-layout.tsx')).MarketingEditorLayout }
}
