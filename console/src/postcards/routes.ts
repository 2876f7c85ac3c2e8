import type { RouteObject } from 'react-router-dom'

/** The list, template picker and postcard pages inside the app shell. Unknown paths below it redirect to the list. */
export const postcardsRoute: RouteObject = {
  path: 'marketing/postcard',
  handle: { title: 'Postcards' },
  lazy: async () => ({ Component: (await import('./postcard-area.tsx')).PostcardArea }),
  children: [
    { index: true, lazy: async () => ({ Component: (await import('./postcard-list-page.tsx')).PostcardListPage }) },
    {
      path: 'new',
      handle: { title: 'New Postcard' },
      lazy: async () => ({ Component: (await import('./new-postcard-page.tsx')).NewPostcardPage }),
    },
    {
      lazy: loadPostcardGuard,
      children: [
        { path: ':contentId', lazy: async () => ({ Component: (await import('./postcard-page.tsx')).PostcardPage }) },
        { path: '*' },
      ],
    },
  ],
}

/** The editor fills the whole window. */
export const postcardEditorRoute: RouteObject = {
  path: 'marketing/postcard/:contentId/edit',
  handle: { title: 'Edit Postcard' },
  lazy: async () => ({ Component: (await import('../editing/editor-layout.tsx')).MarketingEditorLayout }),
  children: [
    {
      lazy: loadPostcardGuard,
      children: [
        {
          index: true,
          lazy: async () => ({ Component: (await import('./editor/postcard-editor-page.tsx')).PostcardEditorPage }),
        },
      ],
    },
  ],
}

async function loadPostcardGuard() {
  return { Component: (await import('./postcard-guard.tsx')).PostcardGuard }
}
