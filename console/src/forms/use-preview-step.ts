import type { FormChange } from '@gable/shared/forms/form.ts'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from './form-editor.tsx'

/** The step to preview: the one whose setting changed last, or that was asked for; undefined for the first, where phones show the title. */
export function usePreviewStep({ subscribe }: UseFormReturn<FormValues, unknown, FormChange>) {
  const [step, setStep] = useState<'timeline' | 'details' | 'questions'>()
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values: { settings, questions } }) => {
          if (name === 'title' || name === 'description') setStep(undefined)
          if (name === timelineField) setStep(settings.includeSellingTimeline ? 'timeline' : 'details')
          if (name === 'settings.phoneMandatory') setStep('details')
          if (name === 'questions' || name === 'questionPlace') setStep(questions?.length ? 'questions' : 'details')
        },
      }),
    [subscribe],
  )
  return { step, showStep: setStep }
}

const timelineField = 'settings.includeSellingTimeline'
