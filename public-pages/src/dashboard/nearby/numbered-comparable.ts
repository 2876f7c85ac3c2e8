import type { MarkedComparable } from '@gable/shared/contact-dashboard/public-dashboard.ts'

export interface NumberedComparable extends MarkedComparable {
  number: number
}

/** The anchor that a pin of the map leads to. */
export const getCardId = (number: number) => `nearby-${number}`
