import { Outlet, type RouteObject, useLocation } from 'react-router-dom'
import { Redirect } from '../layout/redirect.tsx'
import { StandalonePageSkeleton } from '../layout/standalone-page.tsx'
import { AuthFrame, AuthFrameSkeleton } from './auth-frame.tsx'
import { SignedInGuard } from './signed-in-guard.tsx'
import { SignedOutGuard } from './signed-out-guard.tsx'

export const identityRoutes: RouteObject = {
  path: 'auth',
  hydrateFallbackElement: <AuthFrameSkeleton />,
  children: [
    { index: true, element: <RedirectToLogin /> },
    {
      path: 'login',
      handle: { title: 'Sign in' },
      element: <SignedOutArea />,
      children: [{ index: true, lazy: async () => ({ Component: (await import('./login-page.tsx')).LoginPage }) }],
    },
    {
      path: 'magic-link',
      handle: { title: 'Signing you in' },
      element: <SignedOutArea />,
      children: [
        { index: true, lazy: async () => ({ Component: (await import('./magic-link-page.tsx')).MagicLinkPage }) },
      ],
    },
    {
      path: 'second-factor',
      handle: { title: 'Two-factor sign-in' },
      element: <SignedOutArea />,
      children: [
        { index: true, lazy: async () => ({ Component: (await import('./second-factor-page.tsx')).SecondFactorPage }) },
      ],
    },
    {
      path: 'invitation',
      handle: { title: 'Your invitation' },
      element: (
        <AuthFrame>
          <Outlet />
        </AuthFrame>
      ),
      children: [
        { index: true, lazy: async () => ({ Component: (await import('./invitation-page.tsx')).InvitationPage }) },
      ],
    },
    {
      path: 'thinkfic/sso',
      handle: { title: 'Training' },
      element: (
        <SignedInGuard fallback={<StandalonePageSkeleton />}>
          <Outlet />
        </SignedInGuard>
      ),
      children: [
        { index: true, lazy: async () => ({ Component: (await import('./training-page.tsx')).TrainingPage }) },
      ],
    },
  ],
}

function SignedOutArea() {
  return (
    <SignedOutGuard fallback={<AuthFrameSkeleton />}>
      <AuthFrame>
        <Outlet />
      </AuthFrame>
    </SignedOutGuard>
  )
}

function RedirectToLogin() {
  const { search, hash } = useLocation()
  return <Redirect to={`/auth/login${search}${hash}`} fallback={<AuthFrameSkeleton />} />
}
