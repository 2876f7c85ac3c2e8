import { hourLength } from '@gable/shared/time/calendar.ts'
import {
  type AddressVerdict,
  CarrierUnavailableError,
  type FoundOrder,
  type MailingAddress,
  type OrderOutcome,
  type PieceReference,
  type PrintCarrier,
  type PrintOrder,
} from './carrier.ts'

interface LobOptions {
  key: string
  /** https://api.lob.com */
  origin: string
  /** An order can be canceled for so long. Lob prints it afterwards. */
  cancelMinutes: number
  /** For an answer, in milliseconds. */
  patience?: number
}

interface LobPostcard {
  id: string
  send_date?: string
  deleted?: boolean
}

/** Lob's API for postcards, as documented at docs.lob.com. */
export function createLob({ key, origin, cancelMinutes, patience = 30_000 }: LobOptions): PrintCarrier {
  return { name: 'LOB', takesAddressFromDrawing: false, verifyAddress, submit, find, cancel }

  async function verifyAddress(address: MailingAddress, signal: AbortSignal): Promise<AddressVerdict> {
    const { line1, line2, city, state, zip } = address
    const body = { primary_line: line1, secondary_line: line2, city, state, zip_code: zip }
    const answer = await ask('/v1/us_verifications', signal, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answer.status === 422) return { isDeliverable: false, reason: answer.message }
    requireSuccess(answer)
    return toVerdict(String((answer.body as { deliverability?: unknown }).deliverability))
  }

  async function submit(order: PrintOrder, signal: AbortSignal): Promise<OrderOutcome> {
    try {
      const { status, body, message, retryAt } = await ask('/v1/postcards', signal, {
        method: 'POST',
        headers: { 'idempotency-key': order.pieceId },
        body: toForm(order, new Date(Date.now() + cancelMinutes * 60_000)),
      })
      if (status === 200 || status === 201) {
        const { id, send_date } = body as LobPostcard
        if (typeof id !== 'string') return { kind: 'UNKNOWN', reason: 'Lob gave the order no id' }
        return { kind: 'ACCEPTED', providerId: id, cancelUntil: toDate(send_date) }
      }
      const later = { reason: message, ...(retryAt && { retryAt }) }
      if (status === 401 || status === 403 || status === 429) return { kind: 'LATER', ...later }
      // The same key is being worked on, or the server failed somewhere on the way.
      if (status === 409 || status >= 500) return { kind: 'UNKNOWN', ...later }
      return { kind: 'REFUSED', reason: message }
    } catch (error) {
      if (!(error instanceof CarrierUnavailableError)) throw error
      return { kind: 'UNKNOWN', reason: error.message }
    }
  }

  /** Keys are forgotten after a day, but the metadata of an order never is. */
  async function find({ token }: PieceReference, signal: AbortSignal): Promise<FoundOrder | undefined> {
    const query = new URLSearchParams({ 'metadata[piece]': token, limit: '1' })
    const answer = await ask(`/v1/postcards?${query}`, signal)
    requireSuccess(answer)
    const [found] = (answer.body as { data?: LobPostcard[] }).data ?? []
    return found && { providerId: found.id, cancelUntil: toDate(found.send_date), isCanceled: found.deleted === true }
  }

  async function cancel(providerId: string, signal: AbortSignal): Promise<'CANCELED' | 'TOO_LATE'> {
    const answer = await ask(`/v1/postcards/${encodeURIComponent(providerId)}`, signal, { method: 'DELETE' })
    if (answer.status === 422 || answer.status === 409) return 'TOO_LATE'
    // It was canceled by an earlier request, whose answer was lost.
    if (answer.status === 404) return 'CANCELED'
    requireSuccess(answer)
    return 'CANCELED'
  }

  /** Throws a CarrierUnavailableError when there is no answer. */
  async function ask(path: string, signal: AbortSignal, init: RequestInit = {}): Promise<LobAnswer> {
    try {
      const response = await fetch(`${origin}${path}`, {
        ...init,
        headers: { ...init.headers, authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` },
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
        redirect: 'error',
      })
      const body: unknown = await response.json().catch(() => ({}))
      const { error } = body as { error?: { message?: unknown } }
      const message =
        typeof error?.message === 'string' ? error.message.slice(0, 300) : `Lob answered ${response.status}`
      return { status: response.status, body, message, retryAt: toRetryTime(response.headers) }
    } catch (error) {
      throw new CarrierUnavailableError(`Lob could not be reached: ${error instanceof Error ? error.message : error}`)
    }
  }
}

interface LobAnswer {
  status: number
  body: unknown
  message: string
  retryAt: Date | undefined
}

function requireSuccess({ status, message, retryAt }: LobAnswer) {
  if (status < 200 || status > 299) throw new CarrierUnavailableError(message, retryAt)
}

/** What the post office says of an address. A wrong or missing apartment reaches the building, but often not the person. */
function toVerdict(deliverability: string): AddressVerdict {
  const reasons: Record<string, string> = {
    undeliverable: 'The post office does not know this address.',
    deliverable_missing_unit: 'The apartment or unit is missing.',
    deliverable_incorrect_unit: 'The post office does not know this apartment or unit.',
    no_match: 'The post office does not know this address.',
  }
  const reason = reasons[deliverability]
  return reason === undefined ? { isDeliverable: true } : { isDeliverable: false, reason }
}

function toForm({ pieceId, token, size, front, back, to }: PrintOrder, sendAt: Date): FormData {
  const form = new FormData()
  const fields = {
    description: `Postcard ${pieceId}`,
    'to[name]': to.name.slice(0, 40),
    'to[address_line1]': to.line1,
    'to[address_line2]': to.line2,
    'to[address_city]': to.city,
    'to[address_state]': to.state,
    'to[address_zip]': to.zip,
    'to[address_country]': 'US',
    size: { '4X6': '4x6', '6X9': '6x9' }[size],
    use_type: 'marketing',
    mail_type: 'usps_first_class',
    send_date: sendAt.toISOString(),
    'metadata[piece]': token,
  }
  for (const [name, value] of Object.entries(fields)) if (value !== '') form.set(name, value)
  form.set('front', new Blob([new Uint8Array(front)], { type: 'application/pdf' }), 'front.pdf')
  form.set('back', new Blob([new Uint8Array(back)], { type: 'application/pdf' }), 'back.pdf')
  return form
}

/** In seconds, or as a date. Nobody waits longer than an hour. */
function toRetryTime(headers: Headers): Date | undefined {
  const text = headers.get('retry-after')
  if (text === null) return undefined
  const time = /^\d+$/.test(text) ? Date.now() + Number(text) * 1000 : Date.parse(text)
  return Number.isNaN(time) ? undefined : new Date(Math.min(time, Date.now() + hourLength))
}

const toDate = (text: string | undefined) =>
  text !== undefined && !Number.isNaN(Date.parse(text)) ? new Date(text) : null
