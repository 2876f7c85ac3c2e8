import { useEffect, useState } from 'react'
import { UnpluggedIllustration } from '../design/feedback/illustrations.tsx'
import { Button } from '../design/inputs/button.tsx'
import { StandalonePage, StandalonePageSkeleton } from '../layout/standalone-page.tsx'
import { getErrorMessage } from '../platform/error-toast.ts'
import { call } from '../platform/use-api.ts'

/** Signs the user in to the training site, if the installation has one. */
export function TrainingPage() {
  const [errorMessage, setErrorMessage] = useState<string>()

  useEffect(() => {
    let isMounted = true
    call('GET /auth/thinkfic/sso').then(
      // Replaces the history entry, so that Back does not return here.
      ({ url }) => isMounted && window.location.replace(url),
      (error) => isMounted && setErrorMessage(getErrorMessage(error)),
    )
    return () => {
      isMounted = false
    }
  }, [])

  if (errorMessage === undefined) return <StandalonePageSkeleton />
  return (
    <StandalonePage>
      <div className="flex flex-col items-center text-center">
        <UnpluggedIllustration />
        <h1 className="mt-5 font-semibold text-lead">The training site could not be opened</h1>
        <p role="alert" className="mt-1 text-muted">
          {errorMessage}
        </p>
        <Button variant="primary" to="/" className="mt-5">
          Go to the start page
        </Button>
      </div>
    </StandalonePage>
  )
}
