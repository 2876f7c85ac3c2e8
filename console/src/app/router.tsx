import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { accountsRoutes } from '../accounts/routes.tsx'
import { authRoutes } from '../auth/routes.tsx'
import { AccountFallback } from './account-fallback.tsx'
import { AccountLanding } from './account-landing.tsx'
import { shellAreas, windowAreas } from './areas.ts'
import { ForwardPage, forwardedAreas } from './forward-page.tsx'
import { AccountGate, loadAccountGate } from './guards/account-gate.tsx'
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
  element: <AccountGate />,
  hydrateFallbackElement: <ShellSkeleton />,
  loader: loadAccountGate,
  shouldRevalidate: () => false,
  children: [
    { index: true, element: <AccountLanding /> },
    ...windowAreas,
    {
      lazy: async () => ({ Component: (await import('./shell/shell.tsx')).Shell }),
      children: [
        {
          errorElement: <RouteError inShell />,
          children: [...shellAreas, { path: '*', handle: { title: 'Page not found' }, element: <AccountFallback /> }],
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
          { path: '*', ...notFound },
        ],
      },
    ],
  },
])
