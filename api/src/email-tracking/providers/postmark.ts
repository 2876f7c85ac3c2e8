import { createHash, timingSafeEqual } from 'node:crypto'
import { type DeliveryMessage, listReferences, type Provider, readPath, toDate, toText } from './provider.ts'

/** Postmark signs nothing. It sends the user and password that its webhook was set up with. */
export const postmark: Provider = {
  isAuthentic({ headers, setting }) {
    const [scheme = '', given = ''] = (headers.authorization ?? '').split(' ')
    const expected = Buffer.from(setting).toString('base64')
    return scheme.toLowerCase() === 'basic' && isEqual(given, expected)
  },

  listMessages(body) {
    const read = (key: string) => toText(readPath(body, key))
    const type = getType(body)
    if (!type) return []
    return [
      {
        externalId: `postmark:${read('RecordType')}:${read('MessageID')}:${readPath(body, 'ID') ?? ''}`,
        type,
        at: toDate(readPath(body, 'DeliveredAt') ?? readPath(body, 'BouncedAt') ?? readPath(body, 'ChangedAt')),
        references: listReferences(readPath(body, 'Metadata', 'piece')),
        reason: read('Description') || read('Details'),
        isHard: hardTypes.has(read('Type')),
      },
    ]
  },
}

function getType(body: unknown): DeliveryMessage['type'] | undefined {
  const [kind, type] = [readPath(body, 'RecordType'), toText(readPath(body, 'Type'))]
  if (kind === 'Delivery') return 'delivered'
  if (kind === 'SpamComplaint' || type === 'SpamComplaint') return 'complaint'
  if (kind === 'Bounce') return temporaryTypes.has(type) ? undefined : 'bounce'
  const isUnsubscribe =
    kind === 'SubscriptionChange' &&
    readPath(body, 'SuppressSending') === true &&
    readPath(body, 'SuppressionReason') === 'ManualSuppression'
  return isUnsubscribe ? 'unsubscribe' : undefined
}

const hardTypes = new Set(['HardBounce', 'BadEmailAddress'])
/** Postmark tries again, or a person only answered. */
const temporaryTypes = new Set(['Transient', 'AutoResponder', 'Subscribe', 'OpenRelayTest', 'ChallengeVerification'])

const isEqual = (a: string, b: string) =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())
