import type { RouteObject } from 'react-router-dom'

export const leadConfigureRoute: RouteObject = {
  path: 'configure',
  lazy: async () => ({ Component: (await import('./configure-page.tsx')).ConfigurePage }),
}
