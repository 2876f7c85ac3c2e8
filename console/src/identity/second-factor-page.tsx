import { Problem } from '@gable/shared/http/problem.ts'
import { toSafeNext } from '@gable/shared/identity/next.ts'
import type { SecondFactorStep } from '@gable/shared/identity/two-factor.ts'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Link } from '../design/inputs/link.tsx'
import { useOpenSession } from '../platform/session.ts'
import { settings } from '../platform/settings.ts'
import { call } from '../platform/use-api.ts'
import { AuthHeading } from './auth-frame.tsx'
import { AuthProgress } from './auth-progress.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { getLinkError } from './sign-in-error.ts'

/** The second step of signing in, after the password, an emailed link or an invitation. */
export function SecondFactorPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const openSession = useOpenSession()
  const [step, setStep] = useState<SecondFactorStep>()

  const startAgain = useCallback(
    (message: string) => void navigate('/auth/login', { replace: true, state: { message } }),
    [navigate],
  )

  // Not cached: the next sign-in in this tab is a step of its own.
  useEffect(() => {
    let isMounted = true
    call('GET /auth/second-factor').then(
      (loaded) => isMounted && setStep(loaded),
      (error) => isMounted && startAgain(isExpired(error) ? error.message : getLinkError(error).text),
    )
    return () => {
      isMounted = false
    }
  }, [startAgain])

  async function passStep(request: () => Promise<unknown>) {
    try {
      await request()
    } catch (error) {
      if (isExpired(error)) return startAgain(error.message)
      throw error
    }
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
      <p className="mt-6 text-muted text-table">
        {step.canTrustDevice ? (
          <>
            Lost your phone and your recovery codes? <Link href={settings.supportUrl}>Contact support</Link>
          </>
        ) : (
          'Ask the user for a code. An operator can also reset their second factors.'
        )}
      </p>
    </>
  )
}

/** A step exists for ten minutes, and no longer once it is passed. */
const isExpired = (error: unknown): error is Problem => error instanceof Problem && error.code === 'not_found'
