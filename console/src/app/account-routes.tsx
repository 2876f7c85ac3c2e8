import type { RouteObject } from 'react-router-dom'
import { editorAreas, restrictedAreas, shellAreas } from './areas.ts'
import { AccountNotFoundPage } from './not-found-page.tsx'
import { RouteError } from './route-error.tsx'
import { PaletteLayout } from './shell/palette/palette-layout.tsx'

/** Everything below `/a/:accountId`. */
export const accountRoutes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./account-landing.tsx')).AccountLanding }) },
  ...restrictedAreas,
  {
    element: <PaletteLayout />,
    children: [
      ...editorAreas,
      {
        lazy: async () => ({ Component: (await import('./shell/shell.tsx')).Shell }),
        children: [
          {
            errorElement: <RouteError inShell />,
            children: [
              ...shellAreas,
              { path: '*', handle: { title: 'Page not found' }, element: <AccountNotFoundPage /> },
            ],
          },
        ],
      },
    ],
  },
]
