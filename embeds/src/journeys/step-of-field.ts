import type { JourneyStep } from '@gable/shared/journeys/journey.ts'

/** Where a field of a refusal is asked; what belongs to no step is said at the last. */
export function stepOfField(field: string, steps: JourneyStep[]): number {
  const [part, name] = field.split('.')
  const found = steps.findIndex((step) => {
    if (step.kind === 'address') return part === 'address'
    if (step.kind === 'details') return part !== 'answers' && part !== 'address'
    return part === 'answers' && step.form.id === name
  })
  return found < 0 ? steps.length - 1 : found
}
