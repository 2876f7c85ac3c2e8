import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Undefined if the conversation is unknown, belongs to another form, or has a contact. */
export const claimConversation = (
  db: Db,
  { accountId }: AccountScope,
  { conversationId, subjectId }: { conversationId: string; subjectId: string },
  { contactId, leadId }: { contactId: string; leadId: string },
) =>
  db
    .updateTable('conversations')
    .set({ contact_id: contactId, lead_id: leadId })
    .where('account_id', '=', accountId)
    .where('id', '=', conversationId)
    .where('place', '=', 'lead-form')
    .where('subject_id', '=', subjectId)
    .where('contact_id', 'is', null)
    .returning('question')
    .executeTakeFirst()
