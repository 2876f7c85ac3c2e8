import type { RouteObject } from 'react-router-dom'

/** The list, template picker and email pages inside the app shell. Unknown paths below it redirect to the list. */
export const emailsRoute: RouteObject = {
  path: 'marketing/email',
  handle: { title: 'Emails' },
  lazy: async () => ({ Component: (await import('./email-area.tsx')).EmailArea }),
  children: [
    { index: true, lazy: async () => ({ Component: (await import('./email-list-page.tsx')).EmailListPage }) },
    {
      path: 'new',
      handle: { title: 'New Email' },
      lazy: async () => ({ Component: (await import('./new-email-page.tsx')).NewEmailPage }),
    },
    {
      lazy: loadEmailGuard,
      children: [
        { path: ':contentId', lazy: async () => ({ Component: (await import('./email-page.tsx')).EmailPage }) },
        { path: '*' },
      ],
    },
  ],
}

/** The marketing area has no page of its own. */
export const marketingRoute: RouteObject = {
  path: 'marketing',
  lazy: async () => ({ Component: (await import('./marketing-redirect.tsx')).MarketingRedirect }),
}

/** The editor fills the whole window. */
export const emailEditorRoute: RouteObject = {
  path: 'marketing/email/:contentId/edit',
  handle: { title: 'Edit Email' },
  lazy: async () => ({ Component: (await import('../editing/editor-layout.tsx')).MarketingEditorLayout }),
  children: [
    {
      lazy: loadEmailGuard,
      children: [
        {
          index: true,
          lazy: async () => ({ Component: (await import('./editor/email-editor-page.tsx')).EmailEditorPage }),
        },
      ],
    },
  ],
}

async function loadEmailGuard() {
  return { Component: (await import('./email-guard.tsx')).EmailGuard }
}
