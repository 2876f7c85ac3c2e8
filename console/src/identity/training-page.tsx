import { useEffect, useState } from 'react'
import { UnpluggedIllustration } from '../design/feedback/illustrations.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Standalone, StandaloneSkeleton } from '../layout/standalone.tsx'
import { wordsFor } from '../platform/problem-toast.ts'
import { call } from '../platform/use-api.ts'

/** Leads the signed-in person into the training site, where there is one. */
export function TrainingPage() {
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    let isHere = true
    call('GET /auth/thinkfic/sso').then(
      // Replaced, so that Back does not lead here and on again.
      ({ url }) => isHere && window.location.replace(url),
      (error) => isHere && setFailure(wordsFor(error)),
    )
    return () => {
      isHere = false
    }
  }, [])

  if (failure === undefined) return <StandaloneSkeleton />
  return (
    <Standalone>
      <div className="flex flex-col items-center text-center">
        <UnpluggedIllustration />
        <h1 className="mt-5 font-semibold text-lead">The training site cannot be opened</h1>
        <p role="alert" className="mt-1 text-muted">
          {failure}
        </p>
        <Button variant="primary" to="/" className="mt-5">
          Go to the start page
        </Button>
      </div>
    </Standalone>
  )
}
