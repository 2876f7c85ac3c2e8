import { Problem } from '@gable/shared/http/problem.ts'
import { type OnboardingStep, onboardingTarget } from '@gable/shared/onboarding/steps.ts'
import { useRef } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { useAccount } from '../platform/account.ts'
import { useLive } from '../platform/live.ts'
import { type StepReply, useStanding } from './use-standing.ts'

/**
 * Takes a step, and follows along when it is taken elsewhere: by the same person, or by somebody beside them.
 * Either way the step is over, and the guards lead on.
 */
export function useTakeStep(step: OnboardingStep, onOver: () => void) {
  const { permissions } = useAccount()
  const { settle, reread } = useStanding()
  const isTaking = useRef(false)

  useLive('onboarding', async () => {
    if (isTaking.current) return
    // The guard reads again too, and has its own answer to a read that fails.
    const standing = await reread().catch(() => undefined)
    if (standing && onboardingTarget({ ...standing, permissions }) !== step) over(takenElsewhere)
  })

  function over(words?: string) {
    onOver()
    if (words) toast(words)
  }

  /** Answers with nothing when the step had been taken already. */
  return async function take(save: () => Promise<StepReply>) {
    isTaking.current = true
    try {
      const standing = await save()
      over()
      settle(standing)
      return standing
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'conflict')) throw error
      await reread()
      over(takenElsewhere)
    } finally {
      isTaking.current = false
    }
  }
}

const takenElsewhere = 'That step has just been done elsewhere. Here is where you go on.'
