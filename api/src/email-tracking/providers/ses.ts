import { verify } from 'node:crypto'
import { parseJson } from '../../platform/parse-json.ts'
import {
  type DeliveryMessage,
  listMessageIds,
  listReferences,
  type Provider,
  readPath,
  toDate,
  toText,
} from './provider.ts'

/**
 * Amazon SES reports through SNS, which signs with a key whose certificate Amazon serves. The setting is the ARN of the
 * topic: anyone with an AWS account can publish signed messages of a topic of their own.
 */
export const ses: Provider = {
  async isAuthentic({ body, setting }) {
    const message = parseJson(body.toString())
    const certificateUrl = toAmazonUrl(readPath(message, 'SigningCertURL'))
    if (readPath(message, 'TopicArn') !== setting || !certificateUrl) return false
    const algorithm = readPath(message, 'SignatureVersion') === '2' ? 'sha256' : 'sha1'
    const certificate = await getCertificate(certificateUrl)
    const signature = Buffer.from(toText(readPath(message, 'Signature')), 'base64')
    return certificate !== undefined && verify(algorithm, Buffer.from(toSignedText(message)), certificate, signature)
  },

  listMessages(body) {
    if (readPath(body, 'Type') !== 'Notification') return []
    const event = parseJson(String(readPath(body, 'Message')))
    const [type, key] = types[toText(readPath(event, 'eventType'), readPath(event, 'notificationType'))] ?? []
    if (!type || !key) return []
    return [
      {
        externalId: `ses:${toText(readPath(body, 'MessageId'))}`,
        type,
        at: toDate(readPath(event, key, 'timestamp')),
        // SES replaces the Message-ID, but reports the headers as they were.
        references: listReferences(
          readPath(event, 'mail', 'tags', 'piece'),
          listMessageIds(readPath(event, 'mail', 'headers')),
        ),
        reason: toText(
          readPath(event, 'bounce', 'bouncedRecipients', 0, 'diagnosticCode'),
          readPath(event, 'bounce', 'bounceSubType'),
          readPath(event, 'complaint', 'complaintFeedbackType'),
        ),
        isHard: readPath(event, 'bounce', 'bounceType') === 'Permanent',
      },
    ]
  },

  /** The subscription of the topic begins once its address was called. */
  async handle(body) {
    if (readPath(body, 'Type') !== 'SubscriptionConfirmation') return
    const url = toAmazonUrl(readPath(body, 'SubscribeURL'))
    if (url) await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'error' })
  },
}

const types: Record<string, [type: DeliveryMessage['type'], key: string] | undefined> = {
  Delivery: ['delivered', 'delivery'],
  Bounce: ['bounce', 'bounce'],
  Complaint: ['complaint', 'complaint'],
}

/** The lines that Amazon signs, in its order. */
function toSignedText(message: unknown): string {
  const keys =
    readPath(message, 'Type') === 'Notification'
      ? ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type']
      : ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type']
  return keys
    .flatMap((key) => {
      const value = readPath(message, key)
      return value === undefined ? [] : [`${key}\n${value}\n`]
    })
    .join('')
}

/** Undefined for any host but those of Amazon's notification service, because the body may be anybody's until it is verified. */
function toAmazonUrl(url: unknown): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined
  const { protocol, hostname, port, username } = new URL(url)
  const isAmazon = protocol === 'https:' && port === '' && username === '' && amazonHost.test(hostname)
  return isAmazon ? url : undefined
}

const amazonHost = /^sns\.[a-z0-9-]{3,}\.amazonaws\.com(\.cn)?$/

const certificates = new Map<string, Promise<string>>()

/** The certificate of an address never changes, so it is fetched once. */
async function getCertificate(url: string): Promise<string | undefined> {
  // With a query, Amazon answers calls of its service, which quote what anybody stored there.
  const { pathname, search } = new URL(url)
  if (!pathname.endsWith('.pem') || search !== '') return undefined
  if (certificates.size > 100) certificates.clear()
  const certificate = certificates.get(url) ?? fetchText(url)
  certificates.set(url, certificate)
  return certificate.catch(() => {
    certificates.delete(url)
    return undefined
  })
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'error' })
  if (!response.ok) throw new Error(`Amazon answered ${response.status} for its certificate`)
  return (await response.text()).slice(0, 20_000)
}
