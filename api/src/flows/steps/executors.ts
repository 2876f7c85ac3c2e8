import type { StepKind } from '@gable/shared/flows/step.ts'
import { addNotes } from './add-notes.ts'
import { assignOwners } from './assign-owners.ts'
import { callWebhook } from './call-webhook.ts'
import { changeStages } from './change-stages.ts'
import { addTag, removeTag } from './change-tags.ts'
import { chooseByFilters } from './choose-by-filters.ts'
import { createTasks } from './create-tasks.ts'
import { enrollInFlow } from './enroll-in-flow.ts'
import { notifyAgents } from './notify-agents.ts'
import { sendEmails } from './send-emails.ts'
import { sendPostcards } from './send-postcards.ts'
import { setAttribute } from './set-attribute.ts'
import { done, type StepExecutor, toResults } from './step-batch.ts'
import { splitContacts, wait, waitForEvent } from './wait.ts'

/** What each kind of step does. */
const executors: { [Kind in StepKind]: StepExecutor<Kind> } = {
  WAIT: wait,
  WAIT_UNTIL: wait,
  WAIT_FOR_EVENT: waitForEvent,
  CONDITION: chooseByFilters,
  SPLIT: splitContacts,
  GO_TO: ({ runs }) => toResults(runs, () => done),
  END: ({ runs }) => toResults(runs, () => done),
  SEND_EMAIL: sendEmails,
  SEND_POSTCARD: sendPostcards,
  ASSIGN_OWNER: assignOwners,
  CHANGE_STAGE: changeStages,
  ADD_TAG: addTag,
  REMOVE_TAG: removeTag,
  SET_ATTRIBUTE: setAttribute,
  CREATE_TASK: createTasks,
  ADD_NOTE: addNotes,
  NOTIFY: notifyAgents,
  ENROLL: enrollInFlow,
  CALL_WEBHOOK: callWebhook,
}

export const executeStep: StepExecutor<StepKind> = (batch) =>
  (executors[batch.step.kind] as StepExecutor<StepKind>)(batch)

/** Steps that take several statements per contact take fewer contacts at a time, so that a pause is soon heard. */
export const getBatchSize = (kind: StepKind): number => (slowKinds.has(kind) ? 100 : 500)

const slowKinds: ReadonlySet<StepKind> = new Set(['ASSIGN_OWNER', 'CHANGE_STAGE', 'CREATE_TASK'])
