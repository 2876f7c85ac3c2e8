import { Outlet, type RouteObject } from 'react-router-dom'
import { SignedInGuard } from '../identity/signed-in-guard.tsx'
import { StandalonePageSkeleton } from '../layout/standalone-page.tsx'
import { prefetchApi } from '../platform/use-api.ts'

export const accountsRoutes: RouteObject = {
  path: 'accounts',
  handle: { title: 'Switch Account' },
  hydrateFallbackElement: <StandalonePageSkeleton />,
  loader: () => {
    prefetchApi(undefined, 'GET /session')
    return null
  },
  element: (
    <SignedInGuard fallback={<StandalonePageSkeleton />}>
      <Outlet />
    </SignedInGuard>
  ),
  children: [{ index: true, lazy: async () => ({ Component: (await import('./accounts-page.tsx')).AccountsPage }) }],
}
