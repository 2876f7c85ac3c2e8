import type { FormChange } from '@gable/shared/forms/form.ts'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from './form-editor.tsx'

/** Where the preview stands: at the question when that is switched on, else at what everybody fills in. */
export function useShownStep({ subscribe }: UseFormReturn<FormValues, unknown, FormChange>) {
  const [step, setStep] = useState<'timeline' | 'details'>('details')
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          const isQuestion = name === 'settings.includeSellingTimeline' && values.settings.includeSellingTimeline
          if (name) setStep(isQuestion ? 'timeline' : 'details')
        },
      }),
    [subscribe],
  )
  return step
}
