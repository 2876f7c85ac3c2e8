import type { RouteObject } from 'react-router-dom'

/** Within the shell: the list, what new ones begin with, and each of them. Any other address below leads to the list. */
export const widgetsRoute: RouteObject = {
  path: 'marketing/widget',
  handle: { title: 'Widgets' },
  lazy: async () => ({ Component: (await import('./widget-area.tsx')).WidgetArea }),
  children: [
    { index: true, lazy: async () => ({ Component: (await import('./widget-list-page.tsx')).WidgetListPage }) },
    {
      path: 'new',
      handle: { title: 'New Widget' },
      lazy: async () => ({ Component: (await import('./new-widget-page.tsx')).NewWidgetPage }),
    },
    {
      lazy: widgetGuard,
      children: [
        { path: ':widgetId', lazy: async () => ({ Component: (await import('./widget-page.tsx')).WidgetPage }) },
        { path: '*' },
      ],
    },
  ],
}

/** The editor takes the whole window. */
export const widgetEditorRoute: RouteObject = {
  path: 'marketing/widget/:widgetId/edit',
  handle: { title: 'Edit Widget' },
  lazy: async () => ({ Component: (await import('../editing/editor-layout.tsx')).MarketingEditorLayout }),
  children: [
    {
      lazy: widgetGuard,
      children: [
        {
          index: true,
          lazy: async () => ({ Component: (await import('./editor/widget-editor-page.tsx')).WidgetEditorPage }),
        },
      ],
    },
  ],
}

/** What widgets are, for those who have none yet. */
export const aboutWidgetsRoute: RouteObject = {
  path: 'feature/widgets',
  handle: { title: 'What are Widgets' },
  lazy: async () => ({ Component: (await import('./about-widgets-page.tsx')).AboutWidgetsPage }),
}

async function widgetGuard() {
  return { Component: (await import('./widget-guard.tsx')).WidgetGuard }
}
