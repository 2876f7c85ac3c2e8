import { useEffect, useState } from 'react'
import { Standalone, StandaloneSkeleton } from '../app/standalone.tsx'
import { Button } from '../design/button.tsx'
import { PlanLimit } from '../design/states.tsx'
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
      <h1 className="sr-only">Training</h1>
      <PlanLimit
        title="The training site cannot be opened"
        text={failure}
        action={
          <Button variant="primary" to="/">
            Go to the start page
          </Button>
        }
      />
    </Standalone>
  )
}
