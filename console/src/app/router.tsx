import { calendarReturnPath } from '@gable/shared/calendars/return-path.ts'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { accountsRoutes } from '../accounts/routes.tsx'
import { galleryRoutes } from '../design/gallery/routes.tsx'
import { identityRoutes } from '../identity/routes.tsx'
import { ShellSkeleton } from '../layout/shell-skeleton.tsx'
import { StandalonePageSkeleton } from '../layout/standalone-page.tsx'
import { printOfferRoute } from '../offers/routes.ts'
import { prefetchAccount } from './guards/prefetch-account.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { preloadPage } from './preload-page.ts'
import { areasWithoutAccount, CalendarReturnPage, ForwardPage, ReloadPage, StartPage } from './redirect-pages.tsx'
import { Root } from './root.tsx'
import { RouteError } from './route-error.tsx'

const notFound = { handle: { title: 'Page not found' }, element: <NotFoundPage /> }

/** Its child routes are loaded on the first navigation into an account: the sign-in page does not need them. */
const accountRoute: RouteObject = {
  id: 'account',
  path: 'a/:accountId',
  hydrateFallbackElement: <ShellSkeleton />,
  loader: prefetchAccount,
  lazy: async () => ({ Component: (await import('./guards/account-guards.tsx')).AccountGuards }),
  shouldRevalidate: () => false,
  children: [],
}

export const router = createBrowserRouter(
  [
    {
      element: <Root />,
      hydrateFallbackElement: <StandalonePageSkeleton />,
      children: [
        {
          errorElement: <RouteError />,
          children: [
            { index: true, element: <StartPage /> },
            accountsRoutes,
            identityRoutes,
            accountRoute,
            printOfferRoute,
            { path: 'reload', handle: { title: 'Reloading' }, element: <ReloadPage /> },
            { path: calendarReturnPath, handle: { title: 'Calendars' }, element: <CalendarReturnPage /> },
            { path: 'not-found', ...notFound },
            ...areasWithoutAccount.map((area) => ({ path: `${area}/*`, element: <ForwardPage /> })),
            ...(import.meta.env.DEV ? [galleryRoutes] : []),
            { path: '*', ...notFound },
          ],
        },
      ],
    },
  ],
  {
    async patchRoutesOnNavigation({ matches, patch }) {
      const match = matches.find(({ route }) => route.id === 'account')
      if (!match || match.route.children?.length) return
      prefetchAccount(match)
      preloadPage(location.pathname)
      patch('account', (await import('./account-routes.tsx')).accountRoutes)
    },
  },
)
