import { insertActivityEntries } from '../leads/new-lead-queries.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { claimConversation } from './conversation-queries.ts'
import type { ReceivedSubmission } from './submission-queries.ts'

type Asked = { conversationId: string; at: Date } & Pick<ReceivedSubmission, 'kind' | 'subjectId' | 'subjectName'>

/**
 * Gives what a stranger asked the assistant beside a form to the contact whom they became, with the lead. A conversation
 * that has a contact keeps it.
 */
export async function attachConversation(
  db: Db,
  scope: AccountScope,
  { conversationId, kind, subjectId, subjectName, at }: Asked,
  { contactId, leadId }: { contactId: string; leadId: string },
): Promise<void> {
  const claimed = await claimConversation(db, scope, { conversationId, subjectId }, { contactId, leadId })
  if (!claimed) return
  const { question } = claimed
  await insertActivityEntries(db, scope, { contactId, propertyId: null, agentId: null, at }, [
    { eventGroup: 'FORM_SUBMISSION', kind: 'ASKED', detail: { conversationId, question, subject: kind, subjectName } },
  ]).execute()
  await publishLiveEvent(db, scope, { kind: 'conversations', id: conversationId })
}
