import type { TextConsentSource } from './text-consent-source.ts'

/**
 * The details of a timeline entry, by group and kind. Entries are history: they copy names and labels, so that a later
 * rename or delete does not change them.
 */
export type ActivityEntry =
  | EntryOf<'EMAIL', 'SENT', EmailReference & { text?: string }>
  | EntryOf<'EMAIL', 'OPENED' | 'UNSUBSCRIBED', EmailReference>
  | EntryOf<'EMAIL', 'CLICKED', EmailReference & { label: string }>
  | EntryOf<'TEXT', 'SENT' | 'RECEIVED', TextReference>
  /** It was refused, could not be delivered, or was held back. */
  | EntryOf<'TEXT', 'FAILED', TextReference & { reason: string }>
  | EntryOf<'TEXT', 'OPTED_IN' | 'OPTED_OUT', { phone: string; source: TextConsentSource; note?: string }>
  | EntryOf<'POSTCARD', 'SENT' | 'SCANNED', PostcardReference>
  | EntryOf<'POSTCARD', 'RETURNED', PostcardReference & { reason: string }>
  | EntryOf<'NOTES', 'NOTE', { text: string; document: NoteDocument; editedAt?: string; imported?: ImportedNote }>
  | EntryOf<'FORM_SUBMISSION', 'SUBMITTED', Submission>
  /** The first question to the assistant beside a form. */
  | EntryOf<
      'FORM_SUBMISSION',
      'ASKED',
      { conversationId: string; question: string; subject: Submission['subject']; subjectName: string }
    >
  /** The note is what the person wrote. */
  | EntryOf<'LEAD', 'CREATED', { leadId: string; leadType: LeadType; source: string; note?: string }>
  | EntryOf<'LEAD', 'STAGE_CHANGED', { leadId: string; from: LeadStage; to: LeadStage; lostReason?: string }>
  | EntryOf<'LEAD', 'ASSIGNED', { leadId: string; agentName: string }>
  | EntryOf<'LEAD', 'DONE', { leadId: string; action: string | null }>
  | EntryOf<'CALL', 'LOGGED', { outcome: CallOutcome; note: string; leadId?: string }>
  | EntryOf<'APPOINTMENT', 'BOOKED' | 'MOVED' | 'CANCELED', AppointmentReference>
  | EntryOf<'PROPERTY', 'LINKED' | 'CLAIMED', { address: string }>
  /** `claimedAt` is set when the contact had claimed the property, so that undo can restore it. */
  | EntryOf<'PROPERTY', 'UNLINKED', { address: string; claimedAt?: string }>
  | EntryOf<'PROPERTY', 'VALUE_CHANGED', ValueChange>
  | EntryOf<'DASHBOARD', 'VIEWED', DashboardVisit>
  | EntryOf<'DASHBOARD', 'CLICKED', DashboardVisit & { moduleId: string; moduleName: string; text: string }>
  /** What an owner says about their home. The value has its unit. */
  | EntryOf<'DASHBOARD', 'CORRECTED', { label: string; value: string }>
  /** The first question of a conversation with the assistant. */
  | EntryOf<'DASHBOARD', 'ASKED', { conversationId: string; question: string }>
  | EntryOf<'WORKFLOW', 'ENROLLED' | 'COMPLETED' | 'LEFT', FlowReference & { reason?: string }>
  /** A step that notifies agents. */
  | EntryOf<'WORKFLOW', 'NOTIFIED', FlowReference & { text: string }>
  | EntryOf<'OFFER', 'CREATED' | 'EXPIRED' | 'WITHDRAWN' | 'NOTIFIED' | 'VIEWED' | 'ACCEPTED', OfferReference>
  | EntryOf<'OFFER', 'ASKED', OfferReference & { question: string }>

export type EventGroup = ActivityEntry['eventGroup']
export type DetailOf<G extends EventGroup, K extends string> = Extract<
  ActivityEntry,
  { eventGroup: G; kind: K }
>['detail']

export const eventGroups = [
  'EMAIL',
  'TEXT',
  'POSTCARD',
  'NOTES',
  'FORM_SUBMISSION',
  'LEAD',
  'CALL',
  'APPOINTMENT',
  'PROPERTY',
  'DASHBOARD',
  'WORKFLOW',
  'OFFER',
] as const satisfies readonly EventGroup[]

export const leadStages = ['NEW', 'CONTACTED', 'QUALIFIED', 'UNDER_CONTRACT', 'CLOSED', 'LOST'] as const
export type LeadStage = (typeof leadStages)[number]

/** HV is a request for a home value. */
export const leadTypes = ['HV', 'SELLER', 'BUYER', 'MORTGAGE', 'GENERAL'] as const
export type LeadType = (typeof leadTypes)[number]

export const callOutcomes = ['REACHED', 'VOICEMAIL', 'NO_ANSWER', 'WRONG_NUMBER'] as const
export type CallOutcome = (typeof callOutcomes)[number]

type EntryOf<Group extends string, Kind extends string, Detail> = Kind extends string
  ? { eventGroup: Group; kind: Kind; detail: Detail }
  : never

/** The author as the file names them, who may be no agent. Empty if the file names none. */
interface ImportedNote {
  author: string
  fileName: string
}

/** `emailId` is shared by all entries of one sent email. */
interface EmailReference {
  emailId: string
  subject: string
}

/** `textId` is shared by all entries of one text. */
interface TextReference {
  textId: string
  text: string
}

/** `postcardId` is shared by all entries of one postcard. */
interface PostcardReference {
  postcardId: string
  title: string
}

/** `submissionId` comes from the visitor's browser; the counted submission event has it too. */
interface Submission {
  submissionId: string
  visitId: string
  subject: 'widget' | 'landing-page' | 'contact-dashboard'
  subjectId: string
  subjectName: string
  leadId: string
  answers: { label: string; value: string }[]
}

interface ValueChange {
  provider: string
  valueDate: string
  fromCents: number
  toCents: number
}

export interface FlowReference {
  workflowId: string
  title: string
  /** Older entries have none and are about workflows. */
  kind?: 'AUTOMATION' | 'WORKFLOW'
}

export interface OfferReference {
  offerId: string
  offerType: 'CASH' | 'LISTING'
  /** The low price of a listing offer. */
  amountCents: number
  /** The high price of a listing offer. Older entries have none. */
  highCents?: number
}

interface AppointmentReference {
  appointmentId: string
  title: string
  /** Its start, in the words and the time zone of the agent. */
  when: string
  by: 'CONTACT' | 'AGENT'
}

interface DashboardVisit {
  dashboardId: string
  visitId: string
}

/** Rich text of a note, as its editor stores it. A mention shows its label; its id is an agent. */
export interface NoteDocument {
  type: 'doc'
  content: { type: 'paragraph'; content?: NoteInline[] }[]
}

export type NoteInline =
  | { type: 'text'; text: string; marks?: { type: 'bold' | 'italic' | 'underline' }[] }
  | { type: 'mention'; attrs: { id: string; label: string } }
  | { type: 'hardBreak' }
