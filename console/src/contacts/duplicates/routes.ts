import type { RouteObject } from 'react-router-dom'

export const duplicatesRoute: RouteObject = {
  path: 'contacts/duplicates',
  handle: { title: 'Duplicates' },
  lazy: async () => ({ Component: (await import('./duplicates-page.tsx')).DuplicatesPage }),
}
