import { toSafeNext } from '@gable/shared/identity/next.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Callout } from '../design/feedback/callout.tsx'
import { type SignOutNotice, signOutNotice } from '../platform/session.ts'
import { settings } from '../platform/settings.ts'
import { AuthHeading } from './auth-frame.tsx'
import { LinkForm } from './link-form.tsx'
import { PasswordForm } from './password-form.tsx'
import type { SignInMethod } from './sign-in-form-props.ts'

const DemoUsers = lazy(() => import('./demo-users.tsx').then(({ DemoUsers }) => ({ default: DemoUsers })))

/** Sign-in by password, or by an emailed link with `?with=link` or `?with=forgot`. */
export function LoginPage() {
  const [params] = useSearchParams()
  const { state } = useLocation() as { state: SignOutNotice | null }
  const [notice, setNotice] = useState(state?.message)
  const [email, setEmail] = useState('')
  const method = toSignInMethod(params.get('with'))
  const next = toSafeNext(params.get('next'))

  // A session that is lost later brings the user back to its page again.
  useEffect(() => {
    signOutNotice.current = undefined
  }, [])

  const formProps = {
    next: method === 'forgot' ? passwordSettings : next,
    email,
    onEmailChange: setEmail,
    onNotice: setNotice,
    methodPaths: {
      password: getMethodPath(params, 'password'),
      link: getMethodPath(params, 'link'),
      forgot: getMethodPath(params, 'forgot'),
    },
  }
  return (
    <>
      <AuthHeading title={headings[method].title}>{headings[method].text}</AuthHeading>
      {notice && (
        <div className="mb-5">
          <Callout tone="danger" announce>
            {notice}
          </Callout>
        </div>
      )}
      {method === 'password' ? <PasswordForm {...formProps} /> : <LinkForm key={method} {...formProps} />}
      {settings.demo && (
        <Suspense>
          <DemoUsers next={next} onNotice={setNotice} />
        </Suspense>
      )}
    </>
  )
}

const headings: Record<SignInMethod, { title: string; text: string }> = {
  password: { title: 'Sign in', text: 'Welcome back.' },
  link: { title: 'Sign in', text: "We'll email you a link that signs you in." },
  forgot: {
    title: 'Forgot password?',
    text: "We'll email you a link that signs you in. Then you can set a new password.",
  },
}

const passwordSettings = 'settings/profile#password'

const toSignInMethod = (value: string | null): SignInMethod =>
  value === 'link' || value === 'forgot' ? value : 'password'

function getMethodPath(params: URLSearchParams, method: SignInMethod) {
  const next = new URLSearchParams(params)
  if (method === 'password') next.delete('with')
  else next.set('with', method)
  return `?${next}`
}
