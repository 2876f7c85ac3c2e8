import type { PublicAssistant } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { getAssistantLabels } from '@gable/shared/conversations/assistant-labels.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FoundLink } from '../contact-dashboard/find-link.ts'
import { closedLink } from '../contact-dashboard/link-opener.ts'
import {
  createDashboardReader,
  type DashboardOptions,
  type OpenDashboard,
} from '../contact-dashboard/open-dashboard.ts'
import { toAddressBlock } from '../platform/address-block.ts'
import type { Answer, VisitorMessage } from './answer-message.ts'
import { createAnswerService } from './answer-service.ts'
import { limitMessages } from './conversation-limits.ts'
import type { ModelSettings } from './create-responder.ts'
import { getAgentName, openDashboardTalk } from './dashboard-talk.ts'

export type ConversationOptions = Omit<DashboardOptions, 'settings'> & {
  settings: DashboardOptions['settings'] & ModelSettings
}

/** The assistant of homeowners' pages. */
export function createConversationService(app: FastifyInstance, options: ConversationOptions) {
  const reader = createDashboardReader(app, options)
  const service = createAnswerService(app, options.settings)

  /** The assistant as the page shows it; undefined while it is off. */
  async function getPublicAssistant(open: OpenDashboard, language: Language): Promise<PublicAssistant | undefined> {
    const { db, scope, content } = open
    const assistant = content.activeAssistant
    if (!assistant) return undefined
    const isAnswering = await service.isAnswering(db, scope, assistant, content.timeZone)
    const labels = getAssistantLabels(language)
    const written = language === 'es' ? assistant.greetingEs : assistant.greetingEn
    const greeting =
      (isAnswering && written) || (isAnswering ? labels.greeting : labels.messageGreeting)(getAgentName(open))
    return { name: assistant.name, greeting, isAnswering }
  }

  const withOwner = async <T>(link: FoundLink, work: (open: OpenDashboard) => Promise<T>): Promise<T> => {
    const result = await reader.withOwner(link, async (open) => ({ value: await work(open) }))
    if (!result) throw closedLink()
    return result.value
  }

  async function answer(request: FastifyRequest, link: FoundLink, message: VisitorMessage): Promise<Answer> {
    const { accountId } = link.scope
    await limitMessages(app.db, { address: toAddressBlock(request.ip), accountId, contactId: link.contactId })
    return service.answer(request, {
      accountId,
      message,
      withTalk: (work) =>
        withOwner(link, (open) =>
          work(openDashboardTalk(open, message.conversationId, () => reader.load(open, message.language))),
        ),
    })
  }

  return { answer, getPublicAssistant }
}
