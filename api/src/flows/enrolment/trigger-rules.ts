import type { DetailOf, EventGroup } from '@gable/shared/activity/entry.ts'
import type { Trigger, TriggerType } from '@gable/shared/flows/trigger.ts'

/** A fact about a contact that happened. */
export interface FlowEvent {
  /** The same however often it is read. */
  key: string
  fact: string
  contactId: string
  propertyId: string | null
  leadId: string | null
  /** The activity entry that it comes from. */
  entryId: string | null
  detail: Record<string, unknown>
  at: Date
  /** Only of CONTACT.CREATED: an import created the contact. */
  isImported: boolean
  /** The email or postcard that it is about. */
  contentId: string | null
}

/** What triggers look at. */
export type TriggerEvent = Pick<FlowEvent, 'fact' | 'detail' | 'isImported' | 'contentId'>

interface TriggerRule<T> {
  /** The facts that can start it. A rule of time has none. */
  facts: readonly string[]
  matches: (trigger: T, event: TriggerEvent) => boolean
}

/** A request to the address of a workflow. Its detail has the id of the workflow. */
export const webhookFact = 'FLOW.WEBHOOK_RECEIVED'

/** A type of trigger without a rule does not compile. */
const triggerRules: { [Type in TriggerType]: TriggerRule<Extract<Trigger, { type: Type }>> } = {
  CONTACT_CREATED: {
    facts: ['CONTACT.CREATED'],
    matches: ({ includesImported }, { isImported }) => includesImported || !isImported,
  },
  TAG_ADDED: { facts: ['CONTACT.TAGGED'], matches: ({ tag }, event) => hasTag(event, tag) },
  TAG_REMOVED: { facts: ['CONTACT.UNTAGGED'], matches: ({ tag }, event) => hasTag(event, tag) },
  LEAD_CREATED: {
    facts: ['LEAD.CREATED'],
    matches: ({ leadTypes }, { detail }) => isAnyOf(leadTypes, getDetail<'LEAD', 'CREATED'>(detail).leadType),
  },
  LEAD_STAGE_CHANGED: {
    facts: ['LEAD.STAGE_CHANGED'],
    matches: ({ stages }, { detail }) => isAnyOf(stages, getDetail<'LEAD', 'STAGE_CHANGED'>(detail).to),
  },
  FORM_SUBMITTED: {
    facts: ['FORM_SUBMISSION.SUBMITTED'],
    matches: ({ assetIds }, { detail }) =>
      isAnyOf(assetIds, getDetail<'FORM_SUBMISSION', 'SUBMITTED'>(detail).subjectId),
  },
  CALL_LOGGED: {
    facts: ['CALL.LOGGED'],
    matches: ({ outcomes }, { detail }) => isAnyOf(outcomes, getDetail<'CALL', 'LOGGED'>(detail).outcome),
  },
  DASHBOARD_VIEWED: { facts: ['DASHBOARD.VIEWED'], matches: () => true },
  DASHBOARD_CLICKED: { facts: ['DASHBOARD.CLICKED'], matches: () => true },
  EMAIL_OPENED: { facts: ['EMAIL.OPENED'], matches: isAboutContent },
  EMAIL_CLICKED: { facts: ['EMAIL.CLICKED'], matches: isAboutContent },
  POSTCARD_SCANNED: { facts: ['POSTCARD.SCANNED'], matches: isAboutContent },
  OFFER_VIEWED: { facts: ['OFFER.VIEWED'], matches: () => true },
  ESTIMATE_CHANGED: {
    facts: ['PROPERTY.VALUE_CHANGED'],
    matches: ({ direction, percent }, { detail }) => {
      const { fromCents, toCents } = detail as { fromCents: number; toCents: number }
      if (!(fromCents > 0) || fromCents === toCents) return false
      if (direction === (toCents > fromCents ? 'DOWN' : 'UP')) return false
      return Math.abs(toCents - fromCents) * 100 >= percent * fromCents
    },
  },
  WEBHOOK_RECEIVED: { facts: [webhookFact], matches: () => true },
  ANNIVERSARY: { facts: [], matches: () => false },
  NO_ACTIVITY: { facts: [], matches: () => false },
}

/** Whether an event is what a trigger waits for. The filters of the flow are another matter. */
export function matchesTrigger(trigger: Trigger, event: TriggerEvent): boolean {
  const rule = triggerRules[trigger.type] as TriggerRule<Trigger>
  return rule.facts.includes(event.fact) && rule.matches(trigger, event)
}

export const getTriggerFacts = ({ type }: Trigger): readonly string[] => triggerRules[type].facts

/** The facts of activity entries whose details triggers and exit rules look at. */
export const factsWithDetail: readonly string[] = (
  ['LEAD_CREATED', 'LEAD_STAGE_CHANGED', 'FORM_SUBMITTED', 'CALL_LOGGED'] as const
).flatMap((type) => triggerRules[type].facts)

/** The triggers that a fact can start. */
export const listTriggerTypes = (fact: string): TriggerType[] =>
  (Object.keys(triggerRules) as TriggerType[]).filter((type) => triggerRules[type].facts.includes(fact))

/** The facts of emails and postcards, which name the piece that they are about. */
export const pieceFacts: readonly string[] = (['EMAIL_OPENED', 'EMAIL_CLICKED', 'POSTCARD_SCANNED'] as const).flatMap(
  (type) => triggerRules[type].facts,
)

/** The details of an activity entry, whose kind the fact says. */
const getDetail = <Group extends EventGroup, Kind extends string>(detail: unknown) => detail as DetailOf<Group, Kind>

/** An empty list means any. */
const isAnyOf = (list: readonly string[], value: string) => list.length === 0 || list.includes(value)

function isAboutContent({ contentIds }: { contentIds: readonly string[] }, { contentId }: TriggerEvent) {
  return contentIds.length === 0 || (contentId !== null && contentIds.includes(contentId))
}

/** Tags are the same in lower and upper case. An incomplete trigger has no tag and matches nothing. */
const hasTag = ({ detail }: TriggerEvent, tag: string) =>
  tag !== '' && (detail as { tags: string[] }).tags.some((given) => given.toLowerCase() === tag.toLowerCase())
