import { Navigate, type RouteObject } from 'react-router-dom'

/** The list inside the app shell. Unknown paths below it redirect to it. */
export const formsRoute: RouteObject = {
  path: 'marketing/form',
  children: [
    {
      index: true,
      handle: { title: 'Forms' },
      lazy: async () => ({ Component: (await import('./form-list-page.tsx')).FormListPage }),
    },
    { path: '*', handle: { title: 'Forms' }, element: <Navigate to=".." replace /> },
  ],
}

/** The editors fill the whole window. */
export const formEditorRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import('../editing/editor-layout.tsx')).MarketingEditorLayout }),
  children: [
    {
      path: 'marketing/form/form/:formId/edit',
      handle: { title: 'Edit Form' },
      lazy: async () => ({ Component: (await import('./form-editor-page.tsx')).FormEditorPage }),
    },
    {
      path: 'marketing/form/form-group/:groupId/edit',
      handle: { title: 'Edit Form Group' },
      lazy: async () => ({ Component: (await import('./group-editor-page.tsx')).GroupEditorPage }),
    },
  ],
}
