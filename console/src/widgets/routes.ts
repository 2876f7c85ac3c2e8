import type { RouteObject } from 'react-router-dom'

/** The list, template picker and widget pages inside the app shell. Unknown paths below it redirect to the list. */
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
      lazy: loadWidgetGuard,
      children: [
        { path: ':widgetId', lazy: async () => ({ Component: (await import('./widget-page.tsx')).WidgetPage }) },
        { path: '*' },
      ],
    },
  ],
}

/** The editor fills the whole window. */
export const widgetEditorRoute: RouteObject = {
  path: 'marketing/widget/:widgetId/edit',
  handle: { title: 'Edit Widget' },
  lazy: async () => ({ Component: (await import('../editing/editor-layout.tsx')).MarketingEditorLayout }),
  children: [
    {
      lazy: loadWidgetGuard,
      children: [
        {
          index: true,
          lazy: async () => ({ Component: (await import('./editor/widget-editor-page.tsx')).WidgetEditorPage }),
        },
      ],
    },
  ],
}

/** Explains widgets to accounts that do not have any yet. */
export const aboutWidgetsRoute: RouteObject = {
  path: 'feature/widgets',
  handle: { title: 'What are Widgets' },
  lazy: async () => ({ Component: (await import('./about-widgets-page.tsx')).AboutWidgetsPage }),
}

async function loadWidgetGuard() {
  return { Component: (await import('./widget-guard.tsx')).WidgetGuard }
}
