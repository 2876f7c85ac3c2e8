import { type CorrectableFact, correctableFacts } from '@gable/shared/contact-dashboard/correctable-facts.ts'
import type { OwnerCorrection } from '@gable/shared/contact-dashboard/correction.ts'
import type { PropertyFacts } from '@gable/shared/properties/facts.ts'
import { getLatestCorrection } from './latest-correction.ts'

/** The facts on record with what the owner says in their place, except what the agent declined. */
export function withOwnerFigures(facts: PropertyFacts, corrections: readonly OwnerCorrection[]): PropertyFacts {
  const figures = factFields.flatMap((field) => {
    const correction = getLatestCorrection(corrections, field)
    return correction && correction.value !== null && correction.state !== 'DECLINED' ? [[field, correction.value]] : []
  })
  return { ...facts, ...Object.fromEntries(figures) }
}

const factFields = (Object.keys(correctableFacts) as CorrectableFact[]).filter((field) => field !== 'loanBalance')
