import type { RouteObject } from 'react-router-dom'

/** The views of the contacts. The bare path redirects to the last used one. */
export const contactsRoute: RouteObject = {
  path: 'contacts',
  handle: { title: 'Contacts' },
  children: [
    { index: true, lazy: async () => ({ Component: (await import('./last-view-redirect.tsx')).LastViewRedirect }) },
    {
      lazy: async () => ({ Component: (await import('./contacts-frame.tsx')).ContactsFrame }),
      children: [
        { path: 'list', lazy: async () => ({ Component: (await import('./list/list-view.tsx')).ListView }) },
        {
          path: 'contact-properties',
          lazy: async () => ({ Component: (await import('./properties/properties-view.tsx')).PropertiesView }),
        },
        { path: 'map', lazy: async () => ({ Component: (await import('./map/map-view.tsx')).MapView }) },
      ],
    },
  ],
}
