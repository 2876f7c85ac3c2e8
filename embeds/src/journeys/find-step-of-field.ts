import type { JourneyStep } from '@gable/shared/journeys/journey.ts'

/** Index of the step that shows a rejected field. A field without a step of its own belongs to the last one. */
export function findStepOfField(field: string, steps: JourneyStep[]): number {
  const [part, name] = field.split('.')
  const found = steps.findIndex((step) => {
    if (step.kind === 'address') return part === 'address'
    if (step.kind === 'questions') return part === 'questions'
    if (step.kind === 'details') return part !== 'answers' && part !== 'address' && part !== 'questions'
    return part === 'answers' && step.form.id === name
  })
  return found < 0 ? steps.length - 1 : found
}
