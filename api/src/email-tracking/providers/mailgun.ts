import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseJson } from '../../platform/parse-json.ts'
import { type DeliveryMessage, listReferences, type Provider, readPath, toDate, toText } from './provider.ts'

/** Mailgun repeats a call for eight hours. */
const oldestSeconds = 86_400

/** Mailgun signs a time and a token, but not the body. So a token is accepted once. */
export const mailgun: Provider = {
  isAuthentic({ body, setting, now }) {
    const signed = readPath(parseJson(body.toString()), 'signature')
    const [timestamp, token, signature] = ['timestamp', 'token', 'signature'].map((key) => readPath(signed, key))
    const expected = createHmac('sha256', setting).update(`${timestamp}${token}`).digest()
    const given = Buffer.from(toText(signature), 'hex')
    const isRecent = Math.abs(now.getTime() / 1000 - Number(timestamp)) < oldestSeconds
    return isRecent && toText(token) !== '' && given.length === expected.length && timingSafeEqual(given, expected)
  },

  getToken: (body) => toText(readPath(body, 'signature', 'token')),

  listMessages(body) {
    const event = readPath(body, 'event-data')
    const type = types[toText(readPath(event, 'event'))]
    // A temporary failure is tried again.
    if (!type || readPath(event, 'severity') === 'temporary') return []
    const reason = toText(readPath(event, 'reason'))
    const status = (key: string) => readPath(event, 'delivery-status', key)
    return [
      {
        externalId: `mailgun:${toText(readPath(event, 'id'))}`,
        type,
        at: toDate(readPath(event, 'timestamp')),
        references: listReferences(
          readPath(event, 'user-variables', 'piece'),
          readPath(event, 'message', 'headers', 'message-id'),
        ),
        reason: toText(status('description'), status('message'), reason),
        isHard: type === 'bounce' && (reason === 'bounce' || reason === 'suppress-bounce'),
      },
    ]
  },
}

const types: Record<string, DeliveryMessage['type'] | undefined> = {
  delivered: 'delivered',
  failed: 'bounce',
  complained: 'complaint',
  unsubscribed: 'unsubscribe',
}
