/**
 * What the server tells every open console of an account, the moment it is committed. Few words: which thing changed,
 * and the console reads it again. An event that names a user reaches that user alone.
 */
export interface LiveEvents {
  onboarding: { agentId: string }
  credits: { balance: number }
  preferences: { userId: string }
  /** A form or a group of forms. */
  forms: { id: string }
  /** One widget, or how many of them there are. */
  widgets: { id: string }
  /** One page, or how many of them there are. */
  'landing-pages': { id: string }
  /** Somebody has a personalized URL now. */
  purl: { userId: string }
  /** One contact, or, without an id, any of them: many were changed at once. */
  contacts: { id?: string }
  segments: { id: string }
  /** A change of many contacts, and how far it is. */
  bulk: { id: string }
  /** What is known of one property. */
  properties: { id: string }
  /** Homes are looked up by night or because somebody asked, or that is over. */
  enrichment: object
  /** Whom the owners in files mean. */
  'owner-names': object
  /** The offers for one property. */
  offers: { propertyId: string }
  /** A note speaks of the agent who hears this. */
  mention: { userId: string; noteId: string; contactId: string; contactName: string; by: string }
  /** The summary of a contact was written, or could not be. */
  summary: { contactId: string }
  /** The agent who hears this has news, or has read it elsewhere. */
  notifications: { userId: string }
  attributes: { id: string }
  /** One import, and how far it is. */
  imports: { id: string }
  exports: { id: string }
  erasures: { id: string }
  /** One lead, or how many of them there are. */
  leads: { id: string }
  webhook: { webhookId: string }
  submission: { submissionId: string; name: string; subjectName: string }
  /** Somebody read it, or put it aside. */
  'submission-changed': { submissionId: string }
}

export type LiveKind = keyof LiveEvents
export type LiveEvent = { [K in LiveKind]: { kind: K } & LiveEvents[K] }[LiveKind]

/** What travels on the stream. After `resync` something may have been missed: read again whatever is on screen. */
export type LiveMessage = LiveEvent | { kind: 'resync' }

/** Where the stream of an account is; an EventSource cannot send headers, so the account is in the address. */
export const liveAddress = (accountId: string) => `/api/agent/live?account=${encodeURIComponent(accountId)}`
