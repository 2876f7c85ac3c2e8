import type { LeaveReason, SkipReason } from './run.ts'

/** Why a step did nothing for a contact. A contact who was held back has the reason of the email or postcard instead. */
export const skipReasonLabels: Record<SkipReason, string> = {
  CONTENT_UNAVAILABLE: 'The content is not published',
  AGENT_UNAVAILABLE: 'None of the agents is available',
  ATTRIBUTE_UNAVAILABLE: 'The custom field does not accept the value',
  FLOW_UNAVAILABLE: 'The automation is not active',
  WEBHOOK_UNAVAILABLE: 'The webhook is paused or was deleted',
  NO_OPEN_LEAD: 'The contact has no open lead',
  HAS_APPOINTMENT: 'The contact has an appointment',
  ALREADY_ENROLLED: 'The contact could not be enrolled again',
  NOTHING_TO_CHANGE: 'There was nothing to change',
  HELD_BACK: 'Held back',
  TOO_MANY_STEPS: 'The contact took too many steps without waiting',
}

/** Why a contact left before the end. */
export const leaveReasonLabels: Record<LeaveReason, string> = {
  TAKEN_OUT: 'Taken out by an agent',
  NO_LONGER_MATCHES: 'No longer matches',
  SUBMITTED_FORM: 'Submitted a form',
  REACHED_STAGE: 'Their lead reached the stage',
  UNSUBSCRIBED: 'Unsubscribed',
  CONTACT_ARCHIVED: 'The contact was archived',
  CONTACT_MERGED: 'Merged with a contact who is in it already',
  FLOW_ARCHIVED: 'It was archived',
  STEP_REMOVED: 'The step was removed',
}

/** A contact who takes so many steps without waiting needs a look: the flow goes round in circles. */
export const stepsWithoutWaitMaximum = 100

/** So often can a contact enter the same flow within an hour. */
export const hourlyEntryMaximum = 3

/** A failed step is tried so often before the contact needs a look. */
export const attemptMaximum = 5
