import { Problem } from '@gable/shared/http/problem.ts'
import { toSafeNext } from '@gable/shared/identity/next.ts'
import type { SecondFactorStep } from '@gable/shared/identity/two-factor.ts'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useOpenSession } from '../platform/session.ts'
import { settings } from '../platform/settings.ts'
import { call, useApi } from '../platform/use-api.ts'
import { AuthHeading } from './auth-frame.tsx'
import { AuthProgress } from './auth-progress.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { getLinkError } from './sign-in-error.ts'

/** The second step of signing in, after the password, an emailed link or an invitation. */
export function SecondFactorPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const openSession = useOpenSession()
  const { data: step, error } = useApi('GET /auth/second-factor')
  const [isSignedIn, setSignedIn] = useState(false)

  // The step exists for ten minutes, and no longer once it is passed.
  useEffect(() => {
    if (!error || isSignedIn) return
    const message = error.code === 'not_found' ? error.message : getLinkError(error).text
    void navigate('/auth/login', { replace: true, state: { message } })
  }, [error, isSignedIn, navigate])

  async function passStep(request: () => Promise<unknown>) {
    try {
      await request()
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.code !== 'not_found') throw problem
      return void navigate('/auth/login', { replace: true, state: { message: problem.message } })
    }
    setSignedIn(true)
    await openSession(`/${toSafeNext(params.get('next')) ?? ''}`)
  }

  if (!step) return <AuthProgress title="Two-factor sign-in">One moment…</AuthProgress>
  return (
    <>
      <AuthHeading title="Two-factor sign-in">Signing in as {step.email}.</AuthHeading>
      <SecondFactorForm
        step={step}
        onCode={(entry, trustDevice) =>
          passStep(() => call('POST /auth/second-factor', { body: { entry, trustDevice } }))
        }
        onPasskey={(credential, trustDevice) =>
          passStep(() => call('POST /auth/second-factor/passkey', { body: { credential, trustDevice } }))
        }
      />
      <p className="mt-6 text-muted text-table">{describeHelp(step)}</p>
    </>
  )
}

const describeHelp = ({ canTrustDevice }: SecondFactorStep) =>
  canTrustDevice
    ? 'Lost your phone and your recovery codes? Contact support, who can reset two-factor sign-in for you.'
    : `Ask the user for a code. Without it, ${settings.productName} can be opened only after their second factors are reset.`
