import type { ActivityEntry, LeadType } from '@gable/shared/activity/entry.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { CreatedLead } from '@gable/shared/lead-intake/incoming-lead.ts'
import type { LeadDraft } from '@gable/shared/lead-intake/lead-draft.ts'
import { matchContact } from '@gable/shared/submissions/match-contact.ts'
import { routeSubmission, toHomeArea } from '../lead-routing/route-submission.ts'
import { insertActivityEntries, insertLead } from '../leads/new-lead-queries.ts'
import { notifyOfLead } from '../notifications/notify-agent.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { enqueueLookup } from '../properties/request-lookup.ts'
import { batchWrites } from '../submissions/batch-queries.ts'
import {
  fillContactBlanks,
  insertContact,
  insertEmail,
  insertPhone,
  insertProperty,
  linkProperty,
} from '../submissions/contact-queries.ts'
import {
  getHomeAddress,
  getSubmissionContext,
  openAccountForSubmitter,
  type SubmissionContext,
} from '../submissions/context-queries.ts'
import { listLockKeys } from '../submissions/incoming-submission.ts'
import { publishWebhookEvents, type WebhookEvent } from '../webhooks/publish-event.ts'
import { findIncomingLead, insertIncomingLead } from './incoming-lead-queries.ts'
import type { InquiryKey } from './inquiry-key.ts'

/** A lead that another system received, ready to be stored. */
type IncomingLead = Pick<LeadDraft, 'firstName' | 'lastName' | 'email' | 'phone' | 'address' | 'message'> & {
  at: Date
  source: string
  leadType: LeadType
  tags: readonly string[]
  /** English unless known. */
  language?: Language
  /** The agent whom the person chose, whatever the rules say. */
  chosenAgentId?: string
  /** The agent of the page that it came through. */
  pageAgentId?: string | null
  nextAction?: string
}

/**
 * Finds or creates contact and home, and creates the lead with all that follows from it, in the caller's transaction.
 * A repeated key returns the first lead. An opt-out stays, and no consent is recorded: nobody showed us one.
 */
export async function createIncomingLead(
  db: Db,
  scope: AccountScope,
  incoming: IncomingLead,
  key: InquiryKey | undefined,
): Promise<CreatedLead> {
  const { at, source, leadType, address, firstName, lastName, email, phone } = incoming
  const details = { firstName, lastName, email, phone }
  await openAccountForSubmitter(db, scope, listLockKeys(scope, { id: key?.hash.toString('hex') ?? '', details }))
  const existing = key && (await findIncomingLead(db, scope, key))
  if (existing) return { ...existing, isNew: false }

  // The ids are of no submission and no asset: what is known of people, homes and rules is the same for all leads.
  const context = await getSubmissionContext(db, scope, { id: newId(), subjectId: newId(), tab: 0, address, details })
  const match = findMatch(details, context)
  const routable = toRoutableLead(incoming, context)
  const contactId = match?.contact.id ?? newId()
  const propertyId = address ? (context.property?.id ?? newId()) : null
  const homeAddress = address ? getHomeAddress(context, address) : ''
  const leadId = newId()
  const current = { ownerId: match?.contact.ownerId ?? null, pageAgentId: incoming.pageAgentId ?? null }
  const { chosenAgentId, nextAction } = incoming
  const routing = await (chosenAgentId
    ? routeSubmission(db, scope, routable, { ownerId: null, pageAgentId: chosenAgentId }, null)
    : routeSubmission(db, scope, routable, current, context.routing))
  const { agentId } = routing
  const tags = [...new Set(incoming.tags)]
  const submitter = { at, language: incoming.language ?? null, clickIds: {}, details }

  await batchWrites(db, [
    ...(match
      ? [
          // First, because filling a blank stores the method, too.
          ...(email ? [insertEmail(db, scope, contactId, email, { isUnproven: match.by === 'PHONE' })] : []),
          ...(phone ? [insertPhone(db, scope, contactId, phone, { isUnproven: match.by === 'EMAIL' })] : []),
          fillContactBlanks(db, scope, contactId, submitter, {
            custom: {},
            tags,
            // A rule that overrides the owner gives away this lead alone.
            ownerId: (routing.outcome === 'RULE' || chosenAgentId) && !current.ownerId ? agentId : null,
          }),
        ]
      : [
          insertContact(
            db,
            scope,
            { id: contactId, ownerId: agentId, source, custom: {}, tags, homeAddress },
            submitter,
          ),
        ]),
    ...(propertyId && !context.property ? [insertProperty(db, scope, propertyId, address, context.postal)] : []),
    ...(propertyId ? [linkProperty(db, scope, contactId, propertyId)] : []),
    insertLead(db, scope, {
      id: leadId,
      contactId,
      propertyId,
      agentId,
      leadType,
      source,
      routing,
      ...(nextAction && { nextAction }),
    }),
    insertActivityEntries(db, scope, { contactId, propertyId, agentId: null, at }, toActivityEntries(incoming, leadId)),
    ...(key ? [insertIncomingLead(db, scope, key, { leadId, source })] : []),
  ])
  if (propertyId && !context.property) await enqueueLookup(db, scope, propertyId)
  await notifyOfLead(db, scope, { kind: 'NEW_LEAD', agentId, leadId })
  if (context.hasActiveWebhooks) {
    const change = match ? (match.contact.hasChanges ? 'contact.updated' : undefined) : 'contact.created'
    await publishWebhookEvents(db, scope, toWebhookEvents(incoming, { contactId, leadId }, change))
  }
  await publishLiveEvent(db, scope, { kind: 'contacts', id: contactId })
  await publishLiveEvent(db, scope, { kind: 'leads', id: leadId })
  return { leadId, contactId, isNew: true }
}

/** A sender without a name is the contact with the number, if there is only one. */
function findMatch(details: Parameters<typeof matchContact>[0], { candidates }: SubmissionContext) {
  const match = matchContact(details, candidates)
  if (match || details.firstName || details.lastName || candidates.length !== 1) return match
  const [contact] = candidates
  return contact && { contact, by: 'PHONE' as const }
}

const toRoutableLead = (
  { at, leadType, source, address, language = 'en' }: IncomingLead,
  { postal }: SubmissionContext,
) => ({
  at: at.getTime(),
  leadType,
  source,
  valueCents: undefined,
  language,
  form: { id: null, name: '' },
  asset: { id: null, name: '' },
  ...toHomeArea(postal, address || null),
})

const toActivityEntries = ({ leadType, source, message, address }: IncomingLead, leadId: string): ActivityEntry[] => [
  { eventGroup: 'LEAD', kind: 'CREATED', detail: { leadId, leadType, source, ...(message && { note: message }) } },
  ...(address ? [{ eventGroup: 'PROPERTY', kind: 'LINKED', detail: { address } } as const] : []),
]

function toWebhookEvents(
  { firstName, lastName, email, phone, address, leadType, source }: IncomingLead,
  { contactId, leadId }: { contactId: string; leadId: string },
  change: 'contact.created' | 'contact.updated' | undefined,
): WebhookEvent[] {
  const contact = { contactId, firstName, lastName, email, phone }
  return [
    ...(change ? [{ id: change === 'contact.created' ? contactId : newId(), type: change, data: contact }] : []),
    {
      id: leadId,
      type: 'lead.created',
      data: { leadId, contactId, leadType, address: address || null, source },
    },
  ]
}
