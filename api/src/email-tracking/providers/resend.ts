import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  type DeliveryMessage,
  listMessageIds,
  listReferences,
  type Provider,
  readPath,
  toDate,
  toList,
  toText,
} from './provider.ts'

const toleranceSeconds = 300

/** Resend signs as Svix does: an id, a time and the body, with a key that may have several signatures while it rotates. */
export const resend: Provider = {
  isAuthentic({ headers, body, setting, now }) {
    const [id, timestamp, signatures] = ['svix-id', 'svix-timestamp', 'svix-signature'].map((name) =>
      String(headers[name] ?? ''),
    )
    if (!id || !timestamp || Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds) return false
    const key = Buffer.from(setting.replace(/^whsec_/, ''), 'base64')
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
    return (signatures ?? '').split(' ').some((text) => {
      const [version, signature = ''] = text.split(',')
      const given = Buffer.from(signature, 'base64')
      return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
    })
  },

  listMessages(body) {
    const kind = toText(readPath(body, 'type'))
    const [type, data] = [types[kind], readPath(body, 'data')]
    if (!type) return []
    const isBounce = type === 'bounce'
    return [
      {
        externalId: `resend:${kind}:${toText(readPath(data, 'email_id'))}`,
        type,
        at: toDate(readPath(body, 'created_at')),
        references: listReferences(
          readTag(readPath(data, 'tags')),
          readPath(data, 'message_id'),
          listMessageIds(readPath(data, 'headers')),
        ),
        reason: isBounce ? toText(readPath(data, 'bounce', 'message')) : '',
        isHard: isBounce && readPath(data, 'bounce', 'type') === 'Permanent',
      },
    ]
  },
}

const types: Record<string, DeliveryMessage['type'] | undefined> = {
  'email.delivered': 'delivered',
  'email.bounced': 'bounce',
  'email.complained': 'complaint',
}

/** Tags are a list of names and values, or an object. */
const readTag = (tags: unknown): unknown =>
  readPath(tags, 'piece') ??
  readPath(
    toList(tags).find((tag) => readPath(tag, 'name') === 'piece'),
    'value',
  )
