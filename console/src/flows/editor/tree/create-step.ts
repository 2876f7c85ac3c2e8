import type { Step, StepKind, StepOf } from '@gable/shared/flows/step.ts'
import { newId } from '@gable/shared/ids.ts'

export const createStepId = (): string => newId()

/** A step as it is added, with nothing chosen yet. */
export const createStep = (kind: StepKind): Step => ({ id: createStepId(), ...blanks[kind]() }) as Step

type Blanks = { [Kind in StepKind]: () => Omit<StepOf<Kind>, 'id'> }

const blanks: Blanks = {
  SEND_EMAIL: () => ({ kind: 'SEND_EMAIL', contentId: null }),
  SEND_POSTCARD: () => ({ kind: 'SEND_POSTCARD', contentId: null }),
  WAIT: () => ({ kind: 'WAIT', duration: { amount: 1, unit: 'DAYS' } }),
  WAIT_UNTIL: () => ({ kind: 'WAIT_UNTIL', days: [1, 2, 3, 4, 5], time: '09:00' }),
  WAIT_FOR_EVENT: () => ({
    kind: 'WAIT_FOR_EVENT',
    event: { type: 'EMAIL_OPENED', contentIds: [] },
    timeout: { amount: 3, unit: 'DAYS' },
    branches: [
      { key: 'HAPPENED', steps: [] },
      { key: 'TIMED_OUT', steps: [] },
    ],
  }),
  CONDITION: () => ({
    kind: 'CONDITION',
    filters: [],
    branches: [
      { key: 'YES', steps: [] },
      { key: 'NO', steps: [] },
    ],
  }),
  SPLIT: () => ({
    kind: 'SPLIT',
    branches: [
      { key: createStepId(), percent: 50, steps: [] },
      { key: createStepId(), percent: 50, steps: [] },
    ],
  }),
  GO_TO: () => ({ kind: 'GO_TO', stepId: null }),
  END: () => ({ kind: 'END' }),
  ASSIGN_OWNER: () => ({ kind: 'ASSIGN_OWNER', to: { type: 'AGENT', agentId: null } }),
  CHANGE_STAGE: () => ({ kind: 'CHANGE_STAGE', stage: 'CONTACTED', lostReason: '' }),
  ADD_TAG: () => ({ kind: 'ADD_TAG', tag: '' }),
  REMOVE_TAG: () => ({ kind: 'REMOVE_TAG', tag: '' }),
  SET_ATTRIBUTE: () => ({ kind: 'SET_ATTRIBUTE', key: '', value: null }),
  ENROLL: () => ({ kind: 'ENROLL', flowId: null }),
  CREATE_TASK: () => ({
    kind: 'CREATE_TASK',
    action: '',
    due: { amount: 1, unit: 'DAYS' },
    leadType: 'GENERAL',
  }),
  ADD_NOTE: () => ({ kind: 'ADD_NOTE', text: '' }),
  NOTIFY: () => ({ kind: 'NOTIFY', to: 'OWNER', agentIds: [], message: '' }),
  CALL_WEBHOOK: () => ({ kind: 'CALL_WEBHOOK', webhookId: null }),
}
