/**
 * What a timeline entry can tell, by its group and kind. Entries are history: they carry the words of their time,
 * so that renaming or deleting a thing later does not change what was said.
 */
export type TimelineDetail =
  | Told<'EMAIL', 'SENT', Mail & { text?: string }>
  | Told<'EMAIL', 'OPENED' | 'UNSUBSCRIBED', Mail>
  | Told<'EMAIL', 'CLICKED', Mail & { label: string }>
  | Told<'NOTES', 'NOTE', { text: string; document: NoteDocument; editedAt?: string }>
  | Told<'FORM_SUBMISSION', 'SUBMITTED', Submission>
  | Told<'LEAD', 'CREATED', { leadId: string; leadType: LeadType; source: string }>
  | Told<'LEAD', 'STAGE_CHANGED', { leadId: string; from: LeadStage; to: LeadStage; lostReason?: string }>
  | Told<'LEAD', 'ASSIGNED', { leadId: string; agentName: string }>
  | Told<'LEAD', 'DONE', { leadId: string; action: string | null }>
  | Told<'PROPERTY', 'LINKED' | 'CLAIMED', { address: string }>
  /** `claimedAt` is known where the home was theirs by their own word, so that it can be so again. */
  | Told<'PROPERTY', 'UNLINKED', { address: string; claimedAt?: string }>
  | Told<'PROPERTY', 'VALUE_CHANGED', ValueChange>
  | Told<'DASHBOARD', 'VIEWED', DashboardVisit>
  | Told<'DASHBOARD', 'CLICKED', DashboardVisit & { moduleId: string; moduleName: string; text: string }>
  | Told<'WORKFLOW', 'ENROLLED' | 'COMPLETED' | 'LEFT', { workflowId: string; title: string }>
  | Told<
      'OFFER',
      'CREATED' | 'EXPIRED' | 'WITHDRAWN' | 'NOTIFIED',
      { offerId: string; offerType: 'CASH' | 'LISTING'; amountCents: number }
    >

export type EventGroup = TimelineDetail['eventGroup']
export type DetailOf<G extends EventGroup, K extends string> = Extract<
  TimelineDetail,
  { eventGroup: G; kind: K }
>['detail']

export const eventGroups = [
  'EMAIL',
  'NOTES',
  'FORM_SUBMISSION',
  'LEAD',
  'PROPERTY',
  'DASHBOARD',
  'WORKFLOW',
  'OFFER',
] as const satisfies readonly EventGroup[]

export const leadStages = ['NEW', 'CONTACTED', 'QUALIFIED', 'UNDER_CONTRACT', 'CLOSED', 'LOST'] as const
export type LeadStage = (typeof leadStages)[number]

/** HV asks what a home is worth. */
export const leadTypes = ['HV', 'SELLER', 'BUYER', 'MORTGAGE', 'GENERAL'] as const
export type LeadType = (typeof leadTypes)[number]

type Told<Group extends string, Kind extends string, Detail> = Kind extends string
  ? { eventGroup: Group; kind: Kind; detail: Detail }
  : never

/** `emailId` is the same in all that happens to one sent message. What an agent wrote is kept with it, as its text. */
interface Mail {
  emailId: string
  subject: string
}

/** `submissionId` is the id that the visitor's browser gave: the counted submission event carries it too. */
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

interface DashboardVisit {
  dashboardId: string
  visitId: string
}

/** The rich text of a note as its editor keeps it. A mention shows its label and stands for an agent. */
export interface NoteDocument {
  type: 'doc'
  content: { type: 'paragraph'; content?: NoteInline[] }[]
}

export type NoteInline =
  | { type: 'text'; text: string; marks?: { type: 'bold' | 'italic' | 'underline' }[] }
  | { type: 'mention'; attrs: { id: string; label: string } }
  | { type: 'hardBreak' }
