import type { Journey } from '@gable/shared/journeys/journey.ts'
import type { JourneyLabels } from '@gable/shared/journeys/labels/journey-labels.ts'
import type { PageConversions } from '../conversions/connect-conversions.ts'

/** The data that the server embeds in the page for its script: the same data that it rendered the page from. */
export interface PageState {
  journey: Journey
  labels: JourneyLabels
  since: number
  /** The page of another website that began the visit. */
  referrer?: string | undefined
  countsMachines: boolean
  conversions?: PageConversions | undefined
  /** The files of the assistant, where there is one. */
  assistant?: { script: string; style: string } | undefined
}

export const stateId = 'journey-state'
export const rootId = 'journey'
