import { type LeadStage, leadStages } from '../activity/entry.ts'

/** Closed and lost leads need no more work. Their columns show the newest first. */
export const isClosed = (stage: LeadStage): boolean => stage === 'CLOSED' || stage === 'LOST'

export const openStages = leadStages.filter((stage) => !isClosed(stage))
