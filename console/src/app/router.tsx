import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { accountsRoutes } from '../accounts/routes.tsx'
import { authRoutes } from '../auth/routes.tsx'
import { galleryRoutes } from '../design/gallery/routes.tsx'
import { shellAreas, windowAreas } from './areas.ts'
import { ForwardPage, forwardedAreas } from './forward-page.tsx'
import { readAccountAhead } from './guards/read-account-ahead.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { ReloadPage } from './reload-page.tsx'
import { Root } from './root.tsx'
import { RouteError } from './route-error.tsx'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'
import { StandaloneSkeleton } from './standalone.tsx'
import { StartPage } from './start-page.tsx'

const notFound = { handle: { title: 'Page not found' }, element: <NotFoundPage /> }

const account: RouteObject = {
  path: 'a/:accountId',
  hydrateFallbackElement: <ShellSkeleton />,
  loader: readAccountAhead,
  lazy: async () => ({ Component: (await import('./guards/account-gate.tsx')).AccountGate }),
  shouldRevalidate: () => false,
  children: [
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
  ],
}

export const router = createBrowserRouter([
  {
    element: <Root />,
    hydrateFallbackElement: <StandaloneSkeleton />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          { index: true, element: <StartPage /> },
          accountsRoutes,
          authRoutes,
          account,
          { path: 'reload', handle: { title: 'Reloading' }, element: <ReloadPage /> },
          { path: 'not-found', ...notFound },
          ...forwardedAreas.map((area) => ({ path: `${area}/*`, element: <ForwardPage /> })),
          ...(import.meta.env.DEV ? [galleryRoutes] : []),
          { path: '*', ...notFound },
        ],
      },
    ],
  },
])
