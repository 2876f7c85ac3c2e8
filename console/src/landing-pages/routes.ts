import type { RouteObject } from 'react-router-dom'

/** Within the shell: both lists, what new pages begin with, and each of them. Any other address below leads to one's own. */
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
      lazy: async () => ({ Component: (await import('./account-area.tsx')).AccountArea }),
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
      lazy: oneLandingPage,
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

/** The editor takes the whole window. */
export const landingPageEditorRoute: RouteObject = {
  path: 'marketing/landing-page/:pageId/edit',
  handle: { title: 'Edit Landing Page' },
  lazy: async () => ({ Component: (await import('../editing/editor-window.tsx')).OpenEditorWindow }),
  children: [
    {
      lazy: oneLandingPage,
      children: [
        {
          index: true,
          lazy: async () => ({ Component: (await import('./editor/page-editor-page.tsx')).PageEditorPage }),
        },
      ],
    },
  ],
}

async function oneLandingPage() {
  return { Component: (await import('./one-landing-page.tsx')).OneLandingPage }
}
