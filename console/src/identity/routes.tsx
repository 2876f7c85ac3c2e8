import { Outlet, type RouteObject, useLocation } from 'react-router-dom'
import { SignedInGuard } from '../app/guards/signed-in-guard.tsx'
import { SignedOutGuard } from '../app/guards/signed-out-guard.tsx'
import { Redirect } from '../layout/redirect.tsx'
import { StandaloneSkeleton } from '../layout/standalone.tsx'
import { AuthFrame, AuthFrameSkeleton } from './auth-frame.tsx'

export const authRoutes: RouteObject = {
  path: 'auth',
  hydrateFallbackElement: <AuthFrameSkeleton />,
  children: [
    { index: true, element: <LoginIsDefault /> },
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
        <SignedInGuard meanwhile={<StandaloneSkeleton />}>
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
    <SignedOutGuard meanwhile={<AuthFrameSkeleton />}>
      <AuthFrame>
        <Outlet />
      </AuthFrame>
    </SignedOutGuard>
  )
}

function LoginIsDefault() {
  const { search, hash } = useLocation()
  return <Redirect to={`/auth/login${search}${hash}`} meanwhile={<AuthFrameSkeleton />} />
}
