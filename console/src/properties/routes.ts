import type { RouteObject } from 'react-router-dom'

/** Unknown paths below a property redirect to its overview. */
export const propertyRoute: RouteObject = {
  path: 'property',
  handle: { title: 'Property' },
  children: [
    { index: true, lazy: async () => ({ Component: (await import('./redirects.tsx')).PropertiesRedirect }) },
    {
      path: ':propertyId',
      lazy: async () => ({ Component: (await import('./property-layout.tsx')).PropertyLayout }),
      children: [
        { path: 'overview', lazy: async () => ({ Component: (await import('./overview-page.tsx')).OverviewPage }) },
        { path: 'activity', lazy: async () => ({ Component: (await import('./activity-page.tsx')).ActivityPage }) },
        { path: 'offers', lazy: async () => ({ Component: (await import('../offers/offers-page.tsx')).OffersPage }) },
        { path: 'notes', lazy: async () => ({ Component: (await import('./notes-page.tsx')).NotesPage }) },
        { index: true, lazy: loadOverviewRedirect },
        { path: '*', lazy: loadOverviewRedirect },
      ],
    },
  ],
}

async function loadOverviewRedirect() {
  return { Component: (await import('./redirects.tsx')).OverviewRedirect }
}
