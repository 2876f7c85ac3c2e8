import type { ConversationSummary } from '@gable/shared/conversations/conversation.ts'

/** A visitor of a form is nobody's contact until they leave their details. */
export const ConversationParty = ({ contact }: Pick<ConversationSummary, 'contact'>) =>
  contact ? (
    <bdi>{contact.fullName || 'Unnamed contact'}</bdi>
  ) : (
    <span className="text-muted">Visitor without details</span>
  )
