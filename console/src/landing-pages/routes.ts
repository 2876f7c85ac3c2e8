import type { RouteObject } from 'react-router-dom'

/** The lists, template pickers and detail pages. Any other path below redirects to the personal pages. */
export const landingPagesRoute: RouteObject = {
  path: 'marketing/landing-page',
  handle: { title: 'Landing Pages' },
  children: [
    {
      path: 'personal',
      handle: { title: 'Personal Landing Pages' },
      children: [
        { index: true, lazy: async () => ({ Component: (await import('./personal-list-page.tsx')).PersonalListPage }) },
        {
          path: 'new',
          handle: { title: 'New Landing Page' },
          lazy: async () => ({ Component: (await import('./new-page.tsx')).NewPersonalPage }),
        },
      ],
    },
    {
      path: 'account',
      handle: { title: 'Account Landing Pages' },
      lazy: async () => ({ Component: (await import('./account-pages-area.tsx')).AccountPagesArea }),
      children: [
        { index: true, lazy: async () => ({ Component: (await import('./account-list-page.tsx')).AccountListPage }) },
        {
          path: 'new',
          handle: { title: 'New Landing Page' },
          lazy: async () => ({ Component: (await import('./new-page.tsx')).NewAccountPage }),
        },
      ],
    },
    {
      lazy: loadLandingPageGuard,
      children: [
        {
          path: ':pageId',
          lazy: async () => ({ Component: (await import('./landing-page-page.tsx')).LandingPagePage }),
        },
        { index: true },
        { path: '*' },
      ],
    },
  ],
}

/** The editor fills the window, without the navigation. */
export const landingPageEditorRoute: RouteObject = {
  path: 'marketing/landing-page/:pageId/edit',
  handle: { title: 'Edit Landing Page' },
  lazy: async () => ({ Component: (await import('../editing/editor-layout.tsx')).EditorLayout }),
  children: [
    {
      lazy: loadLandingPageGuard,
      children: [
        {
          index: true,
          lazy: async () => ({ Component: (await import('./editor/page-editor-page.tsx')).PageEditorPage }),
        },
      ],
    },
  ],
}

async function loadLandingPageGuard() {
  return { Component: (await import('./landing-page-guard.tsx')).LandingPageGuard }
}
