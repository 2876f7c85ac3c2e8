import type { AnsweringAgent } from '@gable/shared/answers/to-submission-answer.ts'
import { getAssistantLabels } from '@gable/shared/conversations/assistant-labels.ts'
import {
  type FormAssistant,
  type FormVisitorDetails,
  formAssistantLabels,
  formDetailLabels,
} from '@gable/shared/conversations/form-assistant.ts'
import { invalid, Problem } from '@gable/shared/http/problem.ts'
import type { Journey, Language } from '@gable/shared/journeys/journey.ts'
import { isReachable, toLeadDraft } from '@gable/shared/lead-intake/lead-draft.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getAnsweringAgent } from '../answers/build-answer.ts'
import { getActiveAssistant } from '../assistants/assistant-queries.ts'
import { isBotRequest } from '../ingest/bot-requests.ts'
import { buildJourney } from '../journeys/find-journey.ts'
import { toAddressBlock } from '../platform/address-block.ts'
import type { CachedAsset } from '../platform/asset-map.ts'
import { type Db, withAccount } from '../platform/database.ts'
import { openAccountForSubmitter } from '../submissions/context-queries.ts'
import { listLockKeys } from '../submissions/incoming-submission.ts'
import type { Answer, VisitorMessage } from './answer-message.ts'
import { createAnswerService } from './answer-service.ts'
import { limitFormMessages } from './conversation-limits.ts'
import { getFormAsset } from './conversation-queries.ts'
import type { ModelSettings } from './create-responder.ts'
import { openFormTalk, type VisitorDetails } from './form-talk.ts'

export interface FormConversationOptions {
  /** The installation's secret, which signs consents. */
  secret: Buffer
  settings: ModelSettings
}

interface OpenForm {
  db: Db
  asset: CachedAsset
  journey: Journey
  agent: AnsweringAgent
}

/** The assistant beside the forms of widgets and pages. */
export function createFormConversationService(app: FastifyInstance, { secret, settings }: FormConversationOptions) {
  const service = createAnswerService(app, settings)

  async function withForm<T>(subjectId: string, language: Language, work: (open: OpenForm) => Promise<T>): Promise<T> {
    const asset = await app.assets.find(subjectId.toLowerCase())
    if (!asset) throw notAvailable()
    return withAccount(app.db, asset.scope, async (db) => {
      const journey = await buildJourney(db, asset, { language }, secret)
      if (!journey?.assistant) throw notAvailable()
      const { agentId } = await getFormAsset(db, asset.scope, asset.id)
      return work({ db, asset, journey, agent: await getAnsweringAgent(db, asset.scope, agentId, journey.brand) })
    })
  }

  const getFormAssistant = (subjectId: string, language: Language): Promise<FormAssistant> =>
    withForm(subjectId, language, async ({ db, asset: { scope, timeZone }, journey: { brand }, agent }) => {
      const assistant = await getActiveAssistant(db, scope, 'lead-form')
      if (!assistant) throw notAvailable()
      const isAnswering = await service.isAnswering(db, scope, assistant, timeZone)
      const labels = getAssistantLabels(language)
      const written = language === 'es' ? assistant.greetingEs : assistant.greetingEn
      return {
        name: assistant.name,
        isAnswering,
        greeting: (isAnswering && written) || (isAnswering ? labels.formGreeting : labels.messageGreeting)(agent.name),
        title: isAnswering ? labels.open(assistant.name) : labels.leaveMessage,
        notice: (isAnswering ? labels.formNotice : labels.messageNotice)(brand.name),
        askPerson: labels.askPerson(agent.name),
        labels: { ...pick(labels, formAssistantLabels), ...pick(labels.details, formDetailLabels) },
      }
    })

  async function answer(
    request: FastifyRequest,
    subjectId: string,
    message: VisitorMessage,
    typed: FormVisitorDetails | undefined,
  ): Promise<Answer> {
    const asset = await app.assets.find(subjectId.toLowerCase())
    if (!asset) throw notAvailable()
    const { scope, timeZone, id } = asset
    const address = toAddressBlock(request.ip)
    await limitFormMessages(app.db, { address, subjectId: id, leavesDetails: typed !== undefined })
    const details = typed && toVisitorDetails(typed, message.language)
    // Who sent what only a machine fills in left no details.
    const isMachine = typed && (typed.website !== '' || isBotRequest(request.headers))
    const { conversationId, language } = message
    return service.answer(request, {
      accountId: scope.accountId,
      message,
      withTalk: (work) =>
        withForm(id, language, async ({ db, journey, agent }) => {
          // Submissions of the same person lock in this order, too.
          if (details) await openAccountForSubmitter(db, scope, listLockKeys(scope, { id: conversationId, details }))
          return work(
            openFormTalk(db, scope, {
              conversationId,
              journey,
              agent,
              timeZone,
              details: isMachine ? undefined : details,
            }),
          )
        }),
    })
  }

  return { getFormAssistant, answer }
}

const notAvailable = () => new Problem('not_found', 'This assistant is not available.')

/** Throws unless a person could answer. */
function toVisitorDetails({ name, email, phone }: FormVisitorDetails, language: Language): VisitorDetails {
  const { firstName, lastName, ...ways } = toLeadDraft({ fullName: name, email, phone })
  if (!firstName || !isReachable(ways)) throw invalid({ details: getAssistantLabels(language).details.missing })
  return { firstName, lastName, email: ways.email, phone: ways.phone }
}

const pick = <K extends string>(labels: Record<K, string>, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, labels[name]])) as Record<K, string>
