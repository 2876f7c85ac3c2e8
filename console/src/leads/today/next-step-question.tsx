import type { NextStep } from '@gable/shared/leads/next-step.ts'
import { useState } from 'react'
import { emptyNextStep, type NextStepChoice, NextStepForm, nextStepChoices, toNextStep } from '../../calls/next-step.ts'
import { NextStepFields } from '../../calls/next-step-fields.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { useZodForm } from '../../design/inputs/use-zod-form.ts'
import { FormDialog } from '../../design/overlays/form-dialog.tsx'
import { useLeadTimeZone } from '../use-leads.ts'

interface NextStepQuestionProps {
  name: string
  onAnswer: (nextStep: NextStep | null) => void
}

/** Asks for the next step of a completed lead. One tap answers, except for a time of one's own choice. */
export function NextStepQuestion({ name, onAnswer }: NextStepQuestionProps) {
  const timeZone = useLeadTimeZone()
  const [isPicking, setPicking] = useState(false)
  const form = useZodForm(NextStepForm, { defaultValues: { ...emptyNextStep, choice: 'PICK' } })

  const choose = (choice: NextStepChoice) =>
    choice === 'PICK' ? setPicking(true) : onAnswer(toNextStep({ ...emptyNextStep, choice }, timeZone))

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex item of this row in Safari
    <div
      role="group"
      aria-label={`Next step for ${name}`}
      className="flex flex-wrap gap-1.5 max-sm:order-last max-sm:w-full max-sm:pl-6"
    >
      {nextStepChoices.map(({ value, label }) => (
        <Button key={value} onClick={() => choose(value)}>
          {value === 'PICK' ? 'Pick…' : label}
        </Button>
      ))}
      <FormDialog
        open={isPicking}
        onClose={() => setPicking(false)}
        size="sm"
        title={`Next step for ${name}`}
        form={form}
        submitLabel="Save"
        onSubmit={(values) => {
          setPicking(false)
          onAnswer(toNextStep(values, timeZone))
        }}
      >
        <NextStepFields />
      </FormDialog>
    </div>
  )
}
