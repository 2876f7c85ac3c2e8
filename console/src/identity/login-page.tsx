import { safeNext } from '@gable/shared/identity/next.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Callout } from '../design/feedback/callout.tsx'
import { type Farewell, farewell } from '../platform/session.ts'
import { settings } from '../platform/settings.ts'
import { AuthHeading } from './auth-frame.tsx'
import { LinkForm } from './link-form.tsx'
import { PasswordForm } from './password-form.tsx'

const DemoPeople = lazy(() => import('./demo-people.tsx').then(({ DemoPeople }) => ({ default: DemoPeople })))

/** Sign in by password, or ask for a link by mail: `?with=link`. */
export function LoginPage() {
  const [params] = useSearchParams()
  const { state } = useLocation() as { state: Farewell | null }
  const [notice, setNotice] = useState(state?.message)
  const [email, setEmail] = useState('')
  const next = safeNext(params.get('next'))
  const isLink = params.get('with') === 'link'

  // Whoever signs in now may come back to where a later session ends.
  useEffect(() => {
    farewell.current = undefined
  }, [])

  const form = { next, email, onEmail: setEmail, onNotice: setNotice, otherWay: otherWay(params, isLink) }
  return (
    <>
      <AuthHeading title="Sign in">
        {isLink ? 'We mail you a link that signs you in.' : 'Good to see you again.'}
      </AuthHeading>
      {notice && (
        <div className="mb-5">
          <Callout tone="danger" announce>
            {notice}
          </Callout>
        </div>
      )}
      {isLink ? <LinkForm {...form} /> : <PasswordForm {...form} />}
      {settings.demo && (
        <Suspense>
          <DemoPeople next={next} onNotice={setNotice} />
        </Suspense>
      )}
    </>
  )
}

function otherWay(params: URLSearchParams, isLink: boolean) {
  const other = new URLSearchParams(params)
  if (isLink) other.delete('with')
  else other.set('with', 'link')
  return `?${other}`
}
