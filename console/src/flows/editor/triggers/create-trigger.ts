import { purchaseDate, type Trigger, type TriggerType } from '@gable/shared/flows/trigger.ts'

/** A trigger as it is chosen, with nothing else chosen yet. */
export const createTrigger = (type: TriggerType): Trigger => ({ type, ...blanks[type] }) as Trigger

type Blanks = { [Type in TriggerType]: Omit<Extract<Trigger, { type: Type }>, 'type'> }

const blanks: Blanks = {
  CONTACT_CREATED: { includesImported: false },
  TAG_ADDED: { tag: '' },
  TAG_REMOVED: { tag: '' },
  LEAD_CREATED: { leadTypes: [] },
  LEAD_STAGE_CHANGED: { stages: [] },
  FORM_SUBMITTED: { assetIds: [] },
  CALL_LOGGED: { outcomes: [] },
  DASHBOARD_VIEWED: {},
  DASHBOARD_CLICKED: {},
  EMAIL_OPENED: { contentIds: [] },
  EMAIL_CLICKED: { contentIds: [] },
  POSTCARD_SCANNED: { contentIds: [] },
  OFFER_VIEWED: {},
  ESTIMATE_CHANGED: { direction: 'UP', percent: 5 },
  ANNIVERSARY: { date: purchaseDate, offsetDays: 0 },
  NO_ACTIVITY: { days: 90 },
  WEBHOOK_RECEIVED: { createsContacts: true },
}
