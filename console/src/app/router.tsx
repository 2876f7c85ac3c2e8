import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { accountsRoutes } from '../accounts/routes.tsx'
import { galleryRoutes } from '../design/gallery/routes.tsx'
import { authRoutes } from '../identity/routes.tsx'
import { ShellSkeleton } from '../layout/shell-skeleton.tsx'
import { StandaloneSkeleton } from '../layout/standalone.tsx'
import { printOfferRoute } from '../offers/routes.ts'
import { ForwardPage, forwardedAreas } from './forward-page.tsx'
import { readAccountAhead } from './guards/read-account-ahead.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { ReloadPage } from './reload-page.tsx'
import { Root } from './root.tsx'
import { RouteError } from './route-error.tsx'
import { StartPage } from './start-page.tsx'

const notFound = { handle: { title: 'Page not found' }, element: <NotFoundPage /> }

/** What is inside is fetched on the way there: who signs in needs none of it. */
const account: RouteObject = {
  id: 'account',
  path: 'a/:accountId',
  hydrateFallbackElement: <ShellSkeleton />,
  loader: readAccountAhead,
  lazy: async () => ({ Component: (await import('./guards/account-gate.tsx')).AccountGate }),
  shouldRevalidate: () => false,
  children: [],
}

export const router = createBrowserRouter(
  [
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
            printOfferRoute,
            { path: 'reload', handle: { title: 'Reloading' }, element: <ReloadPage /> },
            { path: 'not-found', ...notFound },
            ...forwardedAreas.map((area) => ({ path: `${area}/*`, element: <ForwardPage /> })),
            ...(import.meta.env.DEV ? [galleryRoutes] : []),
            { path: '*', ...notFound },
          ],
        },
      ],
    },
  ],
  {
    async patchRoutesOnNavigation({ matches, patch }) {
      const opened = matches.find(({ route }) => route.id === 'account')
      if (!opened || opened.route.children?.length) return
      readAccountAhead(opened)
      patch('account', (await import('./account-routes.tsx')).accountRoutes)
    },
  },
)
