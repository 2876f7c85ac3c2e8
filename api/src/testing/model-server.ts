import { invariant } from '@gable/shared/invariant.ts'
import { onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { createLog } from '../platform/observe/log.ts'
import { startReceiver } from './webhook-receiver.ts'
import type { World } from './world.ts'

export interface ModelQuestion {
  agency: string
  language: string
  facts: { ref: string; about: string; text: string }[]
  conversation: { from: string; text: string }[]
}

/** A server that speaks the API of a language model, and an app that uses it. `write` is the model. */
export async function startModel(world: World, write: (question: ModelQuestion) => object) {
  const service = await startReceiver()
  const readQuestion = (): ModelQuestion => JSON.parse(readMessages()[1]?.content ?? '{}')
  const readMessages = (): { role: string; content: string }[] => {
    const request = service.requests.at(-1)
    invariant(request, 'the model was asked nothing')
    return JSON.parse(request.body).messages
  }
  service.respondWith((response) => {
    const message = { role: 'assistant', content: JSON.stringify(write(readQuestion())), refusal: null }
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        choices: [{ index: 0, message, finish_reason: 'stop' }],
      }),
    )
  })
  const settings = { ...world.settings, AI_BASE_URL: service.origin, AI_MODEL: 'small' }
  const app = await buildApp({ ...world, settings, log: createLog({ LOG_LEVEL: 'silent' }) })
  onTestFinished(async () => {
    await app.close()
    service.close()
  })
  return { app, service, readQuestion, readMessages }
}

/** The references of the facts with this label. */
export const cite = ({ facts }: ModelQuestion, about: string) =>
  facts.filter((fact) => fact.about === about).map(({ ref }) => ref)
