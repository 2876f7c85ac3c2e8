import type { FormChange } from '@gable/shared/forms/form.ts'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from './form-editor.tsx'

/** Where the preview stands: at what was switched on or off last, at the contact details to begin with. */
export function useShownStep({ subscribe }: UseFormReturn<FormValues, unknown, FormChange>) {
  const [step, setStep] = useState<'timeline' | 'details'>('details')
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values: { settings } }) => {
          if (name === question) setStep(settings.includeSellingTimeline ? 'timeline' : 'details')
          if (name === 'settings.phoneMandatory') setStep('details')
        },
      }),
    [subscribe],
  )
  return step
}

const question = 'settings.includeSellingTimeline'
