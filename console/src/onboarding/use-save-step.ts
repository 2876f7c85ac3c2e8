import { Problem } from '@gable/shared/http/problem.ts'
import { getNextOnboardingStep, type OnboardingStep, onboardingSteps } from '@gable/shared/onboarding/steps.ts'
import { toast } from '../design/feedback/toast.tsx'
import { useAccount } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { stepChange } from './step-change.ts'
import { type StepResponse, useOnboardingState } from './use-onboarding-state.ts'

/**
 * Saves a step, and also notices when it is completed in another session. In both cases the guards redirect to the
 * next step.
 */
export function useSaveStep(step: OnboardingStep, onComplete: () => void) {
  const { permissions } = useAccount()
  const { setOnboardingState, refetchOnboardingState } = useOnboardingState()

  useLiveEvent('onboarding', async () => {
    if (stepChange.isRunning) return
    // A failed request is ignored: the guard makes the same one and shows its error.
    const state = await refetchOnboardingState().catch(() => undefined)
    const current = state && getNextOnboardingStep({ ...state, permissions })
    if (!current || current === step) return
    if (current !== 'done' && current !== 'waiting' && isEarlier(current, step))
      toast('Someone went back a step. Continue here.')
    else completeElsewhere()
  })

  function completeElsewhere() {
    onComplete()
    toast('That step was just completed elsewhere. Continue here.')
  }

  /** Resolves to undefined if the step was already completed. */
  return async function saveStep(save: () => Promise<StepResponse>) {
    stepChange.isRunning = true
    try {
      const state = await save()
      onComplete()
      setOnboardingState(state)
      return state
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'conflict')) throw error
      await refetchOnboardingState()
      completeElsewhere()
    } finally {
      stepChange.isRunning = false
    }
  }
}

const isEarlier = (one: OnboardingStep, other: OnboardingStep) =>
  onboardingSteps.indexOf(one) < onboardingSteps.indexOf(other)
