import { Outlet, type RouteObject } from 'react-router-dom'
import { SignedInGuard } from '../app/guards/signed-in-guard.tsx'
import { StandaloneSkeleton } from '../layout/standalone.tsx'
import { readAhead } from '../platform/use-api.ts'

export const accountsRoutes: RouteObject = {
  path: 'accounts',
  handle: { title: 'Switch Account' },
  hydrateFallbackElement: <StandaloneSkeleton />,
  loader: () => {
    readAhead(undefined, 'GET /session')
    return null
  },
  element: (
    <SignedInGuard meanwhile={<StandaloneSkeleton />}>
      <Outlet />
    </SignedInGuard>
  ),
  children: [{ index: true, lazy: async () => ({ Component: (await import('./accounts-page.tsx')).AccountsPage }) }],
}
