import type { Journey } from '@gable/shared/journeys/journey.ts'
import type { Words } from '@gable/shared/journeys/words/words.ts'

/** What the server tells the page's script: the same things that the page was drawn from. */
export interface PageState {
  journey: Journey
  words: Words
  since: number
  countsMachines: boolean
}

export const stateId = 'journey-state'
export const rootId = 'journey'
