import type { RouteObject } from 'react-router-dom'

export const gettingStartedRoute: RouteObject = {
  path: 'getting-started',
  handle: { title: 'Getting Started' },
  lazy: async () => ({ Component: (await import('./getting-started-page.tsx')).GettingStartedPage }),
}
