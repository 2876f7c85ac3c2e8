import type { AnsweringAgent } from '@gable/shared/answers/to-submission-answer.ts'
import type { Journey } from '@gable/shared/journeys/journey.ts'
import { createIncomingLead } from '../lead-intake/create-incoming-lead.ts'
import { toInquiryKey } from '../lead-intake/inquiry-key.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { attachConversation } from '../submissions/attach-conversation.ts'
import { getFormAsset, updateHandOver } from './conversation-queries.ts'
import { listFormFacts } from './form-facts.ts'
import { conversationSource, toNextAction } from './hand-over.ts'
import type { Talk } from './talk.ts'

/** How a person can reach the visitor. */
export interface VisitorDetails {
  firstName: string
  lastName: string
  email: string
  phone: string
}

interface FormTalk {
  conversationId: string
  journey: Journey
  agent: AnsweringAgent
  timeZone: string
  details: VisitorDetails | undefined
}

/**
 * A conversation beside the form of a widget or page. Its visitor is a stranger until they leave details: then the
 * conversation becomes a lead like any other inquiry, with no consent to marketing.
 */
export function openFormTalk(
  db: Db,
  scope: AccountScope,
  { conversationId: id, journey, agent, timeZone, details }: FormTalk,
): Talk {
  const { subjectId, forms, language } = journey
  return {
    db,
    scope,
    key: { id, place: 'lead-form', subjectId },
    agentName: agent.name,
    timeZone,
    getFacts: async ({ topics }, officeHours) => ({
      agency: journey.brand.name,
      facts: listFormFacts(journey, { agent, officeHours, topics }),
    }),
    recordQuestion: async () => {},
    handOver: async ({ contactId, handOverReason: before, question: first }, reason, text) => {
      const isStronger = before === null || before === 'UNSURE'
      if (isStronger) await updateHandOver(db, scope, id, { reason })
      if (contactId !== null) return true
      if (!details) return false
      const at = new Date()
      const { name, kind, agentId } = await getFormAsset(db, scope, subjectId)
      const question = text || first
      const lead = await createIncomingLead(
        db,
        scope,
        {
          ...details,
          at,
          language,
          address: '',
          message: question,
          tags: [],
          source: conversationSource,
          leadType: forms[0]?.leadType ?? 'GENERAL',
          pageAgentId: agentId,
          nextAction: toNextAction(question),
        },
        toInquiryKey(conversationSource, id),
      )
      await attachConversation(db, scope, { conversationId: id, at, kind, subjectId, subjectName: name }, lead)
      return true
    },
  }
}
