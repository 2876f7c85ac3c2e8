import type { RouteObject } from 'react-router-dom'

/** The settings page of tags. */
export const tagRoute: RouteObject = {
  path: 'tags',
  handle: { title: 'Tags' },
  lazy: async () => ({ Component: (await import('./tag-list-page.tsx')).TagListPage }),
}
