import type { Lead } from '@gable/shared/leads/lead.ts'
import { isClosed } from '@gable/shared/leads/stages.ts'

/** A new lead needs an answer; an open one has a task if a next action or due time is set. */
export const hasOpenTask = ({ stage, nextAction, nextActionAt }: Lead): boolean =>
  stage === 'NEW' || (!isClosed(stage) && (nextAction !== null || nextActionAt !== null))
