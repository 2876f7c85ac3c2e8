import { addressMaximum } from '@gable/shared/journeys/filling.ts'
import { cleanLine } from '@gable/shared/submissions/clean-text.ts'

/** The address that a link begins the journey with: whatever somebody wrote into it. */
export const begunAddress = (given: unknown): string =>
  typeof given === 'string' ? cleanLine(given).slice(0, addressMaximum).replace(halfAtEnd, '') : ''

/** Half of a character that takes two. */
const halfAtEnd = /[\ud800-\udbff]$/
