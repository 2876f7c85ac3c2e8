import type { PublicAssistant } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import type { Assistant } from '@gable/shared/conversations/assistant.ts'
import { getAssistantLabels } from '@gable/shared/conversations/assistant-labels.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { isOfficeOpen } from '@gable/shared/leads/office-hours.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getAccountSettings } from '../account-settings/queries.ts'
import type { FoundLink } from '../contact-dashboard/find-link.ts'
import { closedLink } from '../contact-dashboard/link-opener.ts'
import {
  createDashboardReader,
  type DashboardOptions,
  type OpenDashboard,
} from '../contact-dashboard/open-dashboard.ts'
import { toAddressBlock } from '../platform/address-block.ts'
import { getAgentName, receiveMessage, storeResponse, type VisitorMessage } from './answer-message.ts'
import { getActiveAssistant } from './assistant-queries.ts'
import { limitMessages, mayUseModel } from './conversation-limits.ts'
import { createResponder, type ModelSettings, toModel } from './create-responder.ts'
import { listFacts } from './facts.ts'
import type { Question, Response } from './responder.ts'

export type ConversationOptions = Omit<DashboardOptions, 'settings'> & {
  settings: DashboardOptions['settings'] & ModelSettings
}

export type ConversationService = ReturnType<typeof createConversationService>

/** The assistant of homeowners' pages. No transaction is open while a model writes. */
export function createConversationService(app: FastifyInstance, options: ConversationOptions) {
  const reader = createDashboardReader(app, options)
  const model = toModel(options.settings)
  const respond = model && createResponder(model)
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())

  /** The assistant as the page shows it; undefined while it is off. */
  async function getPublicAssistant(open: OpenDashboard, language: Language): Promise<PublicAssistant | undefined> {
    const assistant = await getActiveAssistant(open.db, open.scope, 'contact-dashboard')
    if (!assistant) return undefined
    const isAnswering = await isOpen(open, assistant)
    const labels = getAssistantLabels(language)
    const written = language === 'es' ? assistant.greetingEs : assistant.greetingEn
    const greeting =
      (isAnswering && written) || (isAnswering ? labels.greeting : labels.messageGreeting)(getAgentName(open))
    return { name: assistant.name, greeting, isAnswering }
  }

  async function isOpen({ db, scope, content }: OpenDashboard, { hours }: Assistant): Promise<boolean> {
    if (!respond || hours === 'ALWAYS') return respond !== undefined
    const { office_hours } = await getAccountSettings(db, scope)
    return isOfficeOpen(Date.now(), office_hours, content.timeZone) === (hours === 'OFFICE_HOURS')
  }

  const withOwner = async <T>(link: FoundLink, work: (open: OpenDashboard) => Promise<T>): Promise<T> => {
    const result = await reader.withOwner(link, async (open) => ({ value: await work(open) }))
    if (!result) throw closedLink()
    return result.value
  }

  async function answer(request: FastifyRequest, link: FoundLink, message: VisitorMessage) {
    const { accountId } = link.scope
    const visitor = { address: toAddressBlock(request.ip), accountId, contactId: link.contactId }
    await limitMessages(app.db, visitor)
    const received = await withOwner(link, async (open) => {
      const result = await receiveMessage(open, message, (assistant) => isOpen(open, assistant))
      if (result.answer) return result
      const page = await reader.load(open, message.language)
      const { office_hours: officeHours } = await getAccountSettings(open.db, open.scope)
      return { ...result, agency: page.brand.name, facts: listFacts(page, { ...result.assistant, officeHours }) }
    })
    if (received.answer) return received
    const { assistant, agency, facts, messages } = received
    const question = { agency, facts, messages, language: message.language }
    const response = await write(request, accountId, question)
    return withOwner(link, (open) => storeResponse(open, message, { assistant, response }))
  }

  /** Undefined if the model fails or may not be used any more today. */
  async function write(request: FastifyRequest, accountId: string, question: Question): Promise<Response | undefined> {
    if (!respond || !(await mayUseModel(app.db, accountId))) return undefined
    return respond(question, closing.signal).catch((error: unknown) => {
      request.log.warn({ err: error }, 'A visitor could not be answered')
      return undefined
    })
  }

  return { answer, getPublicAssistant }
}
