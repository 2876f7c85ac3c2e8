import type { RouteObject } from 'react-router-dom'

export const textsRoute: RouteObject = {
  path: 'text-messages',
  handle: { title: 'Text Messages' },
  lazy: async () => ({ Component: (await import('./texts-page.tsx')).TextsPage }),
}
