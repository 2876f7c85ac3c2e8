import type { Assistant } from '@gable/shared/conversations/assistant.ts'
import { isOfficeOpen } from '@gable/shared/leads/office-hours.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getAccountSettings } from '../account-settings/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type Answer, receiveMessage, storeResponse, type VisitorMessage } from './answer-message.ts'
import { mayUseModel } from './conversation-limits.ts'
import { createResponder, type ModelSettings, toModel } from './create-responder.ts'
import type { Question, Response } from './responder.ts'
import type { Talk } from './talk.ts'

interface Conversing {
  accountId: string
  message: VisitorMessage
  /** Runs in a transaction of its own each time. */
  withTalk<T>(work: (talk: Talk) => Promise<T>): Promise<T>
}

/** Answers visitors wherever they are. No transaction is open while the model writes. */
export function createAnswerService(app: FastifyInstance, settings: ModelSettings) {
  const model = toModel(settings)
  const respond = model && createResponder(model)
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())

  /** Whether the assistant answers now. Otherwise visitors leave a message. */
  async function isAnswering(db: Db, scope: AccountScope, { hours }: Assistant, timeZone: string): Promise<boolean> {
    if (!respond || hours === 'ALWAYS') return respond !== undefined
    const { office_hours } = await getAccountSettings(db, scope)
    return isOfficeOpen(Date.now(), office_hours, timeZone) === (hours === 'OFFICE_HOURS')
  }

  async function answer(request: FastifyRequest, { accountId, message, withTalk }: Conversing): Promise<Answer> {
    const received = await withTalk(async (talk) => {
      const { db, scope, key, timeZone } = talk
      const result = await receiveMessage(talk, message, (assistant) => isAnswering(db, scope, assistant, timeZone))
      if (result.answer) return result
      const { office_hours: officeHours } = await getAccountSettings(db, scope)
      return { ...result, place: key.place, ...(await talk.getFacts(result.assistant, officeHours)) }
    })
    if (received.answer) return received
    const { assistant, ...question } = received
    const response = await write(request, accountId, { ...question, language: message.language })
    return withTalk((talk) => storeResponse(talk, message, { assistant, response }))
  }

  /** Undefined if the model fails or may not be used any more today. */
  async function write(request: FastifyRequest, accountId: string, question: Question): Promise<Response | undefined> {
    if (!respond || !(await mayUseModel(app.db, accountId))) return undefined
    return respond(question, closing.signal).catch((error: unknown) => {
      request.log.warn({ err: error }, 'A visitor could not be answered')
      return undefined
    })
  }

  return { answer, isAnswering }
}
