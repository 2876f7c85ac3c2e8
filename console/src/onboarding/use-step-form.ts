import type { OnboardingStep } from '@gable/shared/onboarding/steps.ts'
import { useCallback, useEffect, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { useAccount } from '../platform/account.ts'
import { useSession } from '../platform/session.ts'
import { onSessionEvent } from '../platform/session-events.ts'
import { applyDraft, deleteAllDrafts, deleteDraft, getDraft, getDraftKey, saveDraft } from './draft.ts'

/** The form of a step. Unsaved input survives a reload until `clearDraft` is called. */
export function useStepForm<In extends FieldValues, Out>(
  step: OnboardingStep,
  schema: z.ZodType<Out, In>,
  values: DefaultValues<In>,
) {
  const { accountId } = useAccount()
  const { user } = useSession()
  const key = getDraftKey(accountId, user._id, step)
  const [defaultValues] = useState(() => applyDraft(values, getDraft(key)))
  const form = useZodForm(schema, { defaultValues })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(key, values) }),
    [form, key],
  )
  const clearDraft = useCallback(() => deleteDraft(key), [key])
  return { form, clearDraft }
}

onSessionEvent((event) => {
  if (event === 'signed-out') deleteAllDrafts()
})
