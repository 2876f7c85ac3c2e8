import type { EarlierStep } from '@gable/shared/onboarding/steps.ts'
import { useState } from 'react'
import { useAccount } from '../platform/account.ts'
import { showErrorToast } from '../platform/error-toast.ts'
import { callInAccount } from '../platform/use-api.ts'
import { stepChange } from './step-change.ts'
import { useOnboardingState } from './use-onboarding-state.ts'

/** Opens an earlier step. What was typed in the current one is kept until it is saved. */
export function useGoBack() {
  const { accountId } = useAccount()
  const { refetchOnboardingState } = useOnboardingState()
  const [pendingStep, setPendingStep] = useState<EarlierStep>()

  async function goBack(step: EarlierStep) {
    setPendingStep(step)
    stepChange.isRunning = true
    try {
      await callInAccount(accountId)('PUT /agent/onboarding/current-step', { body: { step } })
      await refetchOnboardingState()
    } catch (error) {
      showErrorToast(error)
    } finally {
      stepChange.isRunning = false
      setPendingStep(undefined)
    }
  }

  return { goBack, pendingStep }
}
