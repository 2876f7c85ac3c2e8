import { createPublicKey, verify } from 'node:crypto'
import { type DeliveryMessage, listReferences, type Provider, readPath, toDate, toList, toText } from './provider.ts'

/** SendGrid signs the time and the body with its private key. The setting is the public key that its console shows. */
export const sendgrid: Provider = {
  isAuthentic({ headers, body, setting }) {
    const signature = Buffer.from(String(headers['x-twilio-email-event-webhook-signature'] ?? ''), 'base64')
    const timestamp = String(headers['x-twilio-email-event-webhook-timestamp'] ?? '')
    if (signature.length === 0 || timestamp === '') return false
    const key = createPublicKey({ key: Buffer.from(setting, 'base64'), format: 'der', type: 'spki' })
    return verify('sha256', Buffer.concat([Buffer.from(timestamp), body]), key, signature)
  },

  listMessages: (body) =>
    toList(body).flatMap((event) => {
      const [type, id] = [types[toText(readPath(event, 'event'))], toText(readPath(event, 'sg_event_id'))]
      if (!type || !id) return []
      return [
        {
          externalId: `sendgrid:${id}`,
          type,
          at: toDate(readPath(event, 'timestamp')),
          references: listReferences(readPath(event, 'piece'), readPath(event, 'smtp-id')),
          reason: toText(readPath(event, 'reason')),
          isHard: type === 'bounce' && isHard(event),
        },
      ]
    }),
}

const types: Record<string, DeliveryMessage['type'] | undefined> = {
  delivered: 'delivered',
  bounce: 'bounce',
  dropped: 'bounce',
  spamreport: 'complaint',
  unsubscribe: 'unsubscribe',
  group_unsubscribe: 'unsubscribe',
}

/** A blocked email was refused for what it says or who sends it. A dropped one was not sent, for what happened before. */
const isHard = (event: unknown) =>
  readPath(event, 'event') === 'dropped'
    ? /bounced address|invalid/i.test(toText(readPath(event, 'reason')))
    : readPath(event, 'type') !== 'blocked' && !/^4/.test(toText(readPath(event, 'status')))
