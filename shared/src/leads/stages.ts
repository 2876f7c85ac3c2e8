import { type LeadStage, leadStages } from '../activity/entry.ts'

/** Nothing is to be done for these any more. Their columns are read from the newest. */
export const isOver = (stage: LeadStage): boolean => stage === 'CLOSED' || stage === 'LOST'

export const openStages = leadStages.filter((stage) => !isOver(stage))
