import type { RouteObject } from 'react-router-dom'
import { shellAreas, windowAreas } from './areas.ts'
import { RouteError } from './route-error.tsx'

/** Everything below `/a/:accountId`. */
export const accountRoutes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./account-landing.tsx')).AccountLanding }) },
  ...windowAreas,
  {
    lazy: async () => ({ Component: (await import('./shell/shell.tsx')).Shell }),
    children: [
      {
        errorElement: <RouteError inShell />,
        children: [
          ...shellAreas,
          {
            path: '*',
            handle: { title: 'Page not found' },
            lazy: async () => ({ Component: (await import('./account-fallback.tsx')).AccountFallback }),
          },
        ],
      },
    ],
  },
]
