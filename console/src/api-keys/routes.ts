import type { RouteObject } from 'react-router-dom'

/** Inside the settings. */
export const apiKeyRoute: RouteObject = {
  path: 'api-keys',
  handle: { title: 'API Keys' },
  lazy: async () => ({ Component: (await import('./api-keys-page.tsx')).ApiKeysPage }),
}
