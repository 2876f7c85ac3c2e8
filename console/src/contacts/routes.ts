import type { RouteObject } from 'react-router-dom'

/** The views of all contacts. The bare path leads to the one that was used last. */
export const contactsRoute: RouteObject = {
  path: 'contacts',
  handle: { title: 'Contacts' },
  children: [
    { index: true, lazy: async () => ({ Component: (await import('./saved-view.tsx')).SavedView }) },
    {
      lazy: async () => ({ Component: (await import('./contacts-frame.tsx')).ContactsFrame }),
      children: [
        { path: 'list', lazy: async () => ({ Component: (await import('./list/list-view.tsx')).ListView }) },
        {
          path: 'contact-properties',
          lazy: async () => ({ Component: (await import('./homes/homes-view.tsx')).HomesView }),
        },
        { path: 'map', lazy: async () => ({ Component: (await import('./map/map-view.tsx')).MapView }) },
      ],
    },
  ],
}
