import { earlierSteps } from '@gable/shared/onboarding/steps.ts'
import { ArrowLeft } from 'lucide-react'
import { Button } from '../design/inputs/button.tsx'
import { useAccount } from '../platform/account.ts'
import { getProgressSteps } from './progress.ts'
import { useGoBack } from './use-go-back.ts'

/** Opens the step before the current one. The first step has none. */
export function BackButton() {
  const { goBack, pendingStep } = useGoBack()
  const done = getProgressSteps(useAccount()).filter(({ state }) => state === 'done')
  const previous = earlierSteps.find((step) => step === done.at(-1)?.step)
  if (!previous) return null
  return (
    <Button
      variant="quiet"
      size="lg"
      icon={ArrowLeft}
      busy={pendingStep !== undefined}
      onClick={() => void goBack(previous)}
    >
      Back
    </Button>
  )
}
