import { createHmac } from 'node:crypto'
import type { Body, Reply } from './answers.ts'
import type { State } from './state.ts'

export function answerWebhooks({ webhooks }: State, method: string, body: Body): Reply {
  if (method !== 'POST') return [200, { webhooks }]
  const webhook = { id: webhooks.length + 1, event: String(body.event), url: String(body.url) }
  webhooks.push(webhook)
  return [201, webhook]
}

/** A message of a webhook as Follow Up Boss signs it: the Base64 of the body, with the key of the system. */
export function signWebhook(systemKey: string, event: string, resourceIds: number[]) {
  const body = JSON.stringify({ eventId: `e${resourceIds.join()}`, event, resourceIds, uri: null })
  const signature = createHmac('sha256', systemKey).update(Buffer.from(body).toString('base64')).digest('hex')
  return { body, headers: { 'content-type': 'application/json', 'fub-signature': signature } }
}
