import { createHmac, timingSafeEqual } from 'node:crypto'

/** Older events are refused, so that a recorded one cannot be sent again. */
const tolerance = 5 * 60_000

interface SignedRequest {
  signature: string | undefined
  /** In seconds or milliseconds since 1970. */
  timestamp: string | undefined
  body: Buffer
}

/** Whether Lob sent this: `Lob-Signature` is the HMAC of the time, a dot and the body as it arrived. */
export function isFromLob({ signature = '', timestamp = '', body }: SignedRequest, secret: string, now = Date.now()) {
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest()
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '', 'hex')
  const number = Number(timestamp)
  const sentAt = number < 1e11 ? number * 1000 : number
  return given.length === expected.length && timingSafeEqual(given, expected) && Math.abs(now - sentAt) <= tolerance
}

export type PrintStatus = 'printed' | 'in-transit' | 'delivered' | 'returned' | 'canceled' | 'failed'

/** What a printer says of an order. */
interface PrintMessage {
  token: string
  externalId: string | null
  status: PrintStatus
  at: Date
  reason: string
}

/** The message of an event. Undefined for events that say nothing about a piece of ours. */
export function readLobEvent(event: unknown): PrintMessage | undefined {
  const { id, event_type, date_created, body } = (event ?? {}) as LobEvent
  const status = statuses[String(event_type?.id).replace(/^postcard\./, '')]
  const token = body?.metadata?.piece
  if (!status || typeof token !== 'string') return undefined
  const time = Date.parse(String(date_created))
  return {
    token,
    externalId: typeof id === 'string' ? id : null,
    status,
    at: new Date(Number.isNaN(time) ? Date.now() : Math.min(time, Date.now())),
    reason: reasons[status] ?? '',
  }
}

interface LobEvent {
  id?: unknown
  event_type?: { id?: unknown }
  date_created?: unknown
  body?: { metadata?: { piece?: unknown } }
}

const statuses: Record<string, PrintStatus | undefined> = {
  mailed: 'printed',
  in_transit: 'in-transit',
  in_local_area: 'in-transit',
  're-routed': 'in-transit',
  // The last scan of most postcards: it is in the mailbox within a day.
  processed_for_delivery: 'delivered',
  delivered: 'delivered',
  returned_to_sender: 'returned',
  deleted: 'canceled',
  failed: 'failed',
  rejected: 'failed',
}

const reasons: Partial<Record<PrintStatus, string>> = {
  returned: 'The post office returned it to the sender.',
  failed: 'The printer could not produce it.',
}
