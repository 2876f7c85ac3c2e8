import type { StepKind } from './step.ts'
import type { TriggerType } from './trigger.ts'

export const stepGroups = {
  SEND: 'Send',
  TIMING: 'Wait',
  PATH: 'Choose a path',
  CONTACT: 'Contact and lead',
  TEAM: 'Team',
  CONNECT: 'Connect',
} as const
export type StepGroup = keyof typeof stepGroups

interface StepLabel {
  label: string
  group: StepGroup
  description: string
}

/** In the order in which the menu offers them. */
export const stepLabels: Record<StepKind, StepLabel> = {
  SEND_EMAIL: { label: 'Send email', group: 'SEND', description: 'Sends a published email to the contact.' },
  SEND_POSTCARD: {
    label: 'Send postcard',
    group: 'SEND',
    description: 'Mails a published postcard. It costs credits.',
  },
  WAIT: { label: 'Wait', group: 'TIMING', description: 'Waits minutes, hours, days, weeks or months.' },
  WAIT_UNTIL: { label: 'Wait until', group: 'TIMING', description: 'Waits for a time of day, on the days you choose.' },
  WAIT_FOR_EVENT: {
    label: 'Wait for event',
    group: 'TIMING',
    description: 'Waits until the contact does something, or time runs out.',
  },
  CONDITION: {
    label: 'Condition',
    group: 'PATH',
    description: 'Takes a different path for contacts who match filters.',
  },
  SPLIT: { label: 'Split', group: 'PATH', description: 'Sends contacts down paths at random, by percent.' },
  GO_TO: { label: 'Go to', group: 'PATH', description: 'Continues at another step.' },
  END: { label: 'End', group: 'PATH', description: 'Ends here for the contact.' },
  ASSIGN_OWNER: {
    label: 'Assign owner',
    group: 'CONTACT',
    description: 'Gives the contact to an agent, by name, in turn or by area.',
  },
  CHANGE_STAGE: { label: 'Change lead stage', group: 'CONTACT', description: 'Moves the open lead to another stage.' },
  ADD_TAG: { label: 'Add tag', group: 'CONTACT', description: 'Adds a tag to the contact.' },
  REMOVE_TAG: { label: 'Remove tag', group: 'CONTACT', description: 'Removes a tag from the contact.' },
  SET_ATTRIBUTE: { label: 'Set custom field', group: 'CONTACT', description: 'Sets or clears a custom field.' },
  ENROLL: {
    label: 'Enroll in automation',
    group: 'CONTACT',
    description: 'Starts an active automation for the contact.',
  },
  CREATE_TASK: { label: 'Create task', group: 'TEAM', description: 'Puts the next step of the lead into Today.' },
  ADD_NOTE: { label: 'Add note', group: 'TEAM', description: 'Adds a note to the contact.' },
  NOTIFY: { label: 'Notify team', group: 'TEAM', description: 'Notifies the owner, agents you choose or everyone.' },
  CALL_WEBHOOK: { label: 'Call webhook', group: 'CONNECT', description: 'Sends the contact to another system.' },
}

export const triggerGroups = {
  CONTACT: 'Contacts',
  LEAD: 'Leads',
  ENGAGEMENT: 'What contacts do',
  TIME: 'Homes and dates',
  CONNECT: 'Connect',
} as const
export type TriggerGroup = keyof typeof triggerGroups

export const triggerLabels: Record<TriggerType, { label: string; group: TriggerGroup; description: string }> = {
  CONTACT_CREATED: { label: 'Contact added', group: 'CONTACT', description: 'A contact is added to the account.' },
  TAG_ADDED: { label: 'Tag added', group: 'CONTACT', description: 'A contact gets a tag.' },
  TAG_REMOVED: { label: 'Tag removed', group: 'CONTACT', description: 'A contact loses a tag.' },
  LEAD_CREATED: { label: 'Lead created', group: 'LEAD', description: 'A contact becomes a lead.' },
  LEAD_STAGE_CHANGED: { label: 'Lead stage changed', group: 'LEAD', description: 'A lead moves to another stage.' },
  FORM_SUBMITTED: {
    label: 'Form submitted',
    group: 'LEAD',
    description: 'A form of a widget, landing page or dashboard is submitted.',
  },
  CALL_LOGGED: { label: 'Call logged', group: 'LEAD', description: 'An agent logs a call.' },
  DASHBOARD_VIEWED: { label: 'Dashboard viewed', group: 'ENGAGEMENT', description: 'A contact views their dashboard.' },
  DASHBOARD_CLICKED: {
    label: 'Dashboard button clicked',
    group: 'ENGAGEMENT',
    description: 'A contact clicks a button on their dashboard.',
  },
  EMAIL_OPENED: { label: 'Email opened', group: 'ENGAGEMENT', description: 'A contact opens an email.' },
  EMAIL_CLICKED: { label: 'Email clicked', group: 'ENGAGEMENT', description: 'A contact clicks a link in an email.' },
  POSTCARD_SCANNED: { label: 'Postcard scanned', group: 'ENGAGEMENT', description: 'A contact scans a postcard.' },
  OFFER_VIEWED: { label: 'Offer viewed', group: 'ENGAGEMENT', description: 'A contact views an offer for their home.' },
  ESTIMATE_CHANGED: { label: 'Home estimate changed', group: 'TIME', description: 'The estimate of a home changes.' },
  ANNIVERSARY: { label: 'Anniversary', group: 'TIME', description: 'A date comes around, every year.' },
  NO_ACTIVITY: {
    label: 'No activity',
    group: 'TIME',
    description: 'Nothing has happened with a contact for some time.',
  },
  WEBHOOK_RECEIVED: {
    label: 'Webhook received',
    group: 'CONNECT',
    description: 'Another system sends a contact to the address of this workflow.',
  },
}
