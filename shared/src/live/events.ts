import type { TaskName } from '../getting-started/task.ts'

/**
 * Events the server sends to every open console of an account on commit. An event only names the record that changed,
 * and the console reads it again. An event with a `userId` is sent to that user alone.
 */
interface LiveEvents {
  onboarding: { agentId: string }
  /** What the agency requires of its members at sign-in. */
  security: object
  credits: { balance: number }
  /** A task of getting started was finished and paid. */
  'getting-started': { credits: number; taskName: TaskName; isLastStep: boolean }
  /** The plan of the account, its subscription, or an order. */
  billing: object
  preferences: { userId: string }
  /** The members, their roles, or what roles and members may do. */
  team: object
  /** This user was deactivated in the account. */
  membership: { userId: string }
  /** A form or a form group. */
  forms: { id: string }
  /** A widget, or the number of widgets. */
  widgets: { id: string }
  /** A landing page, or the number of landing pages. */
  'landing-pages': { id: string }
  /** A contact dashboard: its modules or settings. */
  'contact-dashboards': { id: string }
  vendors: { id: string }
  /** An appointment, or a booking page. */
  appointments: object
  /** A connected calendar, or what it is used for. */
  calendars: { userId: string }
  /** A source of listings, its progress, or a listing that was added by hand. */
  mls: { connectionId?: string }
  /** A connected app, or the list of them. */
  'connected-apps': { id: string }
  /** The contact sync of a connected app, or its progress. */
  'contact-sync': { appId: string }
  /** An email or a postcard, or the number of them. */
  contents: { id: string }
  /** An automation or a workflow, or the contacts in it. */
  flows: { id: string }
  /** A broadcast, or its progress. */
  broadcasts: { id: string }
  /** An email that one contact was sent. */
  emails: { contactId: string }
  /** A postcard to one contact. */
  postcards: { contactId: string }
  'email-domains': { id: string }
  /** A conversation of a visitor with an assistant, or the settings of one. */
  conversations: { id?: string }
  /** What owners say about one property. */
  corrections: { propertyId: string }
  /** A user got a personalized URL. */
  purl: { userId: string }
  /** One contact. Without an ID, any contact, after a bulk change. */
  contacts: { id?: string }
  segments: { id: string }
  /** A bulk change of contacts, or its progress. */
  bulk: { id: string }
  /** The data of one property. */
  properties: { id: string }
  /** Property enrichment, nightly or requested, started or ended. */
  enrichment: object
  /** What arrived by email or webhook, or a source of leads. */
  'lead-intake': object
  /** The lead routing rules. */
  'lead-routing': object
  /** The mapping of imported owner names to agents. */
  'owner-names': object
  /** The offers on one property. */
  offers: { propertyId: string }
  /** A note mentions this user. */
  mention: { userId: string; noteId: string; contactId: string; contactName: string; by: string }
  /** The summary of a contact is ready, or failed. */
  summary: { contactId: string }
  /** This user has new notifications, or read some elsewhere. */
  notifications: { userId: string }
  attributes: { id: string }
  /** An import, or its progress. */
  imports: { id: string }
  exports: { id: string }
  erasures: { id: string }
  /** A lead, or the number of leads. */
  leads: { id: string }
  webhook: { webhookId: string }
  /** The settings of texts, or what became of one. */
  texts: object
  /** A conversion was sent, or could not be. */
  conversions: object
  submission: { submissionId: string; name: string; subjectName: string }
  /** A submission was read or marked as spam. */
  'submission-changed': { submissionId: string }
}

export type LiveKind = keyof LiveEvents
export type LiveEvent = { [K in LiveKind]: { kind: K } & LiveEvents[K] }[LiveKind]

/** A message on the stream. On `resync`, events may have been missed, so the console reads everything on screen again. */
export type LiveMessage = LiveEvent | { kind: 'resync' }

/** The URL of an account's stream. An EventSource cannot send headers, so the account is in the URL. */
/** `age` says for how many milliseconds the page has been reading what may have changed before the stream is open. */
export const liveStreamUrl = (accountId: string, age?: number) =>
  `/api/agent/live?account=${encodeURIComponent(accountId)}${age === undefined ? '' : `&age=${Math.round(age)}`}`
