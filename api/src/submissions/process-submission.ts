import type { ActivityEntry } from '@gable/shared/activity/entry.ts'
import type { AssetKind } from '@gable/shared/assets/asset.ts'
import { newId } from '@gable/shared/ids.ts'
import type { RoutableLead } from '@gable/shared/lead-routing/check-filter.ts'
import type { LeadSource } from '@gable/shared/lead-routing/rule.ts'
import { toContactAttributes } from '@gable/shared/submissions/contact-attributes.ts'
import { matchContact } from '@gable/shared/submissions/match-contact.ts'
import { readFigures } from '@gable/shared/widgets/read-figures.ts'
import type { Compilable } from 'kysely'
import { routeSubmission, toHomeArea } from '../lead-routing/route-submission.ts'
import { insertActivityEntries, insertLead } from '../leads/new-lead-queries.ts'
import { insertNotifications, toLeadKind } from '../notifications/insert-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { publishWebhookEvent } from '../webhooks/publish-event.ts'
import { batchWrites } from './batch-queries.ts'
import {
  fillContactBlanks,
  insertContact,
  insertEmail,
  insertPhone,
  insertProperty,
  linkProperty,
} from './contact-queries.ts'
import { getHomeAddress, type SubmissionContext } from './context-queries.ts'
import { type ReceivedSubmission, type SubmissionOutcome, selectRecordEvent } from './submission-queries.ts'
import { toWebhookEvents } from './webhook-events.ts'

/** Turns a submission into a contact, a lead, activity entries, and a count, and publishes its webhook events. */
export async function processSubmission(
  db: Db,
  scope: AccountScope,
  received: ReceivedSubmission,
  context: SubmissionContext,
  createStoreWrites: (outcome: SubmissionOutcome) => Compilable[],
): Promise<SubmissionOutcome> {
  const { details, address } = received
  const match = context.owner ? toKnownMatch(context.owner) : matchContact(details, context.candidates)
  const contactId = match?.contact.id ?? newId()
  const propertyId = context.owner?.propertyId ?? (address ? (context.property?.id ?? newId()) : null)
  const homeAddress = address ? getHomeAddress(context, address) : ''
  const leadId = newId()
  const assetAgentId = context.asset?.agent_id ?? null
  const { loanCents, budgetCents } = readFigures(context.asset?.type ?? '', received.language, received.answers)
  const source = sources[received.kind]
  const current = { ownerId: match?.contact.ownerId ?? null, pageAgentId: assetAgentId }
  const lead = toRoutableLead(received, context, { source, valueCents: loanCents })
  const routing = await routeSubmission(db, scope, lead, current, context.routing)
  const { agentId } = routing
  const { attributes = {}, tags = [] } = received.contactChanges ?? {}
  const custom = {
    ...toContactAttributes(context.attributes, { answers: received.answers, budgetCents }),
    ...attributes,
  }
  const outcome = { contactId, recognisedBy: match?.by ?? null, propertyId, leadId }

  if (context.hasActiveWebhooks) {
    const changes = { isNew: !match, hasChanges: match?.contact.hasChanges ?? true }
    for (const event of toWebhookEvents(received, outcome, changes)) await publishWebhookEvent(db, scope, event)
  }
  await batchWrites(
    db,
    [
      ...(match
        ? [
            fillContactBlanks(db, scope, contactId, received, {
              custom,
              tags,
              // A rule that overrides the owner gives away this lead alone.
              ownerId: routing.outcome === 'RULE' && !current.ownerId ? agentId : null,
            }),
            insertEmail(db, scope, contactId, details.email),
            ...(details.phone ? [insertPhone(db, scope, contactId, details.phone)] : []),
          ]
        : [insertContact(db, scope, { id: contactId, ownerId: agentId, source, custom, tags, homeAddress }, received)]),
      ...(address && propertyId && !context.property && !context.owner
        ? [insertProperty(db, scope, propertyId, address, context.postal)]
        : []),
      ...(propertyId ? [linkProperty(db, scope, contactId, propertyId)] : []),
      insertLead(db, scope, {
        id: leadId,
        contactId,
        propertyId,
        agentId,
        source,
        leadType: received.leadType,
        valueCents: loanCents,
        routing,
      }),
      insertActivityEntries(
        db,
        scope,
        { contactId, propertyId, agentId, at: received.at },
        toActivityEntries(received, leadId, source),
      ),
      // Emails are sent by the job that announces the submission.
      insertNotifications(db, scope, { kind: toLeadKind(agentId), agentId, leadId }),
      ...createStoreWrites(outcome),
    ],
    selectRecordEvent(scope, received),
  )
  return outcome
}

const toRoutableLead = (
  received: ReceivedSubmission,
  { asset, postal }: SubmissionContext,
  { source, valueCents }: Pick<RoutableLead, 'source' | 'valueCents'>,
): RoutableLead => ({
  at: received.at.getTime(),
  leadType: received.leadType,
  source,
  form: { id: received.formId, name: received.formName },
  asset: { id: asset && received.subjectId, name: received.subjectName },
  ...toHomeArea(postal, received.address),
  valueCents,
  language: received.language,
})

const toKnownMatch = ({ contactId, ownerId }: NonNullable<SubmissionContext['owner']>) => ({
  contact: { id: contactId, ownerId, hasChanges: true },
  by: null,
})

const sources: Record<AssetKind, LeadSource> = {
  widget: 'Widget',
  'landing-page': 'Landing page',
  'contact-dashboard': 'Seller dashboard',
}

function toActivityEntries(
  { kind, leadType, address, ...received }: ReceivedSubmission,
  leadId: string,
  source: string,
): ActivityEntry[] {
  const { id: submissionId, visitId, subjectId, subjectName, answers } = received
  return [
    {
      eventGroup: 'FORM_SUBMISSION',
      kind: 'SUBMITTED',
      detail: { submissionId, visitId, subject: kind, subjectId, subjectName, leadId, answers },
    },
    { eventGroup: 'LEAD', kind: 'CREATED', detail: { leadId, leadType, source } },
    ...(address ? [{ eventGroup: 'PROPERTY', kind: 'LINKED', detail: { address } } as const] : []),
  ]
}
