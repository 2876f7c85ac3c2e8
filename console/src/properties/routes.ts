import type { RouteObject } from 'react-router-dom'

/** One home of a contact. Any other address below it leads to its overview. */
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
        { index: true, lazy: toOverview },
        { path: '*', lazy: toOverview },
      ],
    },
  ],
}

async function toOverview() {
  return { Component: (await import('./to-overview.tsx')).OverviewRedirect }
}
