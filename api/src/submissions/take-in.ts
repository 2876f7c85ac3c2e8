import type { TimelineDetail } from '@gable/shared/activity/entry.ts'
import type { SubjectKind } from '@gable/shared/assets/subject.ts'
import { newId } from '@gable/shared/ids.ts'
import { recognise } from '@gable/shared/submissions/recognise.ts'
import type { Compilable } from 'kysely'
import { insertNews } from '../notifications/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { tellWebhooks } from '../webhooks/tell.ts'
import type { Circumstances } from './circumstance-queries.ts'
import { completeContact, insertContact, insertEmail, insertHome, insertPhone, linkHome } from './contact-queries.ts'
import { countSubmission } from './count-queries.ts'
import { insertEntries, insertLead } from './lead-queries.ts'
import type { Outcome, Received } from './submission-queries.ts'
import { together } from './together-queries.ts'
import { newsOf } from './webhook-news.ts'

/** Makes of a submission a contact, a lead, a line of history and a count, and tells the agency's webhooks. */
export async function takeIn(
  db: Db,
  scope: AccountScope,
  received: Received,
  circumstances: Circumstances,
  keep: (outcome: Outcome) => Compilable[],
): Promise<Outcome> {
  const { details, address } = received
  const known = recognise(details, circumstances.people)
  const contactId = known?.person.id ?? newId()
  const homeId = address ? (circumstances.homeId ?? newId()) : null
  const leadId = newId()
  const pageAgent = circumstances.subject?.agent_id ?? null
  const agentId = known?.person.ownerId ?? pageAgent
  const source = sources[received.kind]
  const outcome = { contactId, recognisedBy: known?.by ?? null, homeId, leadId }

  if (circumstances.isListenedTo)
    for (const event of newsOf(received, outcome, { isNew: !known, hasNews: known?.person.hasNews ?? true }))
      await tellWebhooks(db, scope, event)
  await together(
    db,
    [
      ...(known
        ? [
            completeContact(db, scope, contactId, received),
            insertEmail(db, scope, contactId, details.email),
            ...(details.phone ? [insertPhone(db, scope, contactId, details.phone)] : []),
          ]
        : [insertContact(db, scope, { id: contactId, ownerId: pageAgent, source }, received)]),
      ...(address && homeId && !circumstances.homeId
        ? [insertHome(db, scope, homeId, address, circumstances.postal)]
        : []),
      ...(homeId ? [linkHome(db, scope, contactId, homeId)] : []),
      insertLead(db, scope, { id: leadId, contactId, homeId, agentId, leadType: received.leadType, source }),
      insertEntries(db, scope, { contactId, homeId, agentId, at: received.at }, storyOf(received, leadId, source)),
      ...(agentId ? [insertNews(db, scope, { agentId, leadId })] : []),
      ...keep(outcome),
    ],
    countSubmission(scope, received),
  )
  return outcome
}

const sources: Record<SubjectKind, string> = {
  widget: 'Widget',
  'landing-page': 'Landing page',
  'contact-dashboard': 'Seller dashboard',
}

function storyOf({ kind, leadType, address, ...received }: Received, leadId: string, source: string): TimelineDetail[] {
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
