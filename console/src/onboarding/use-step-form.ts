import type { OnboardingStep } from '@gable/shared/onboarding/steps.ts'
import { useCallback, useEffect, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { useAccount } from '../platform/account.ts'
import { useSession } from '../platform/session.ts'
import { onSessionEvent } from '../platform/session-events.ts'
import { draftPlace, dropAllDrafts, dropDraft, keepDraft, readDraft, withDraft } from './draft.ts'

/** The form of a step. What is typed survives a reload of the page; `forget` ends that. */
export function useStepForm<In extends FieldValues, Out>(
  step: OnboardingStep,
  schema: z.ZodType<Out, In>,
  values: DefaultValues<In>,
) {
  const { accountId } = useAccount()
  const { user } = useSession()
  const place = draftPlace(accountId, user._id, step)
  const [defaultValues] = useState(() => withDraft(values, readDraft(place)))
  const form = useZodForm(schema, { defaultValues })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(place, values) }),
    [form, place],
  )
  const forget = useCallback(() => dropDraft(place), [place])
  return { form, forget }
}

onSessionEvent((event) => {
  if (event === 'signed-out') dropAllDrafts()
})
