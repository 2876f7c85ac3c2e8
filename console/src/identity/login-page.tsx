import { toSafeNext } from '@gable/shared/identity/next.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Callout } from '../design/feedback/callout.tsx'
import { type SignOutNotice, signOutNotice } from '../platform/session.ts'
import { settings } from '../platform/settings.ts'
import { AuthHeading } from './auth-frame.tsx'
import { LinkForm } from './link-form.tsx'
import { PasswordForm } from './password-form.tsx'

const DemoUsers = lazy(() => import('./demo-users.tsx').then(({ DemoUsers }) => ({ default: DemoUsers })))

/** Sign-in by password, or by an emailed link with `?with=link`. */
export function LoginPage() {
  const [params] = useSearchParams()
  const { state } = useLocation() as { state: SignOutNotice | null }
  const [notice, setNotice] = useState(state?.message)
  const [email, setEmail] = useState('')
  const next = toSafeNext(params.get('next'))
  const isLink = params.get('with') === 'link'

  // A session that is lost later brings the user back to its page again.
  useEffect(() => {
    signOutNotice.current = undefined
  }, [])

  const formProps = {
    next,
    email,
    onEmailChange: setEmail,
    onNotice: setNotice,
    otherMethodPath: getOtherMethodPath(params, isLink),
  }
  return (
    <>
      <AuthHeading title="Sign in">
        {isLink ? "We'll email you a link that signs you in." : 'Welcome back.'}
      </AuthHeading>
      {notice && (
        <div className="mb-5">
          <Callout tone="danger" announce>
            {notice}
          </Callout>
        </div>
      )}
      {isLink ? <LinkForm {...formProps} /> : <PasswordForm {...formProps} />}
      {settings.demo && (
        <Suspense>
          <DemoUsers next={next} onNotice={setNotice} />
        </Suspense>
      )}
    </>
  )
}

function getOtherMethodPath(params: URLSearchParams, isLink: boolean) {
  const next = new URLSearchParams(params)
  if (isLink) next.delete('with')
  else next.set('with', 'link')
  return `?${next}`
}
