import { newId } from '@gable/shared/ids.ts'
import { signTwilioRequest } from '../texts/sender/twilio-signature.ts'
import { startReceiver } from './webhook-receiver.ts'

interface SentText {
  sid: string
  to: string
  from: string
  body: string
  statusUrl: string
}

/** What happens to a request for a text: an error before it was taken, or a lost answer after. */
type TwilioFault =
  | { status: number; code?: number; message?: string; headers?: Record<string, string> }
  | 'taken, then 500'

export const twilioNumber = '+15005550006'
export const twilioService = `MG${'5'.repeat(32)}`

/** Takes texts for one account as Twilio documents it, and signs what it reports. */
export async function startTwilio(port = 0) {
  const account = { accountSid: `AC${randomHex()}`, authToken: randomHex() }
  const receiver = await startReceiver(port)
  const texts: SentText[] = []
  const faults: TwilioFault[] = []
  const replyUrls = new Map<string, string>()
  const blocked = new Set<string>()
  const state = { token: account.authToken }
  receiver.respondWith((response) => {
    const request = receiver.requests.at(-1)
    const reply = (status: number, body: object, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    const refuse = (status: number, code: number, message: string, headers = {}) =>
      reply(status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }, headers)
    if (!request) return refuse(404, 20404, 'The requested resource was not found')
    const expected = `Basic ${Buffer.from(`${account.accountSid}:${state.token}`).toString('base64')}`
    if (request.headers.authorization !== expected) return refuse(401, 20003, 'Authenticate')
    const url = new URL(request.path, receiver.origin)
    const form = new URLSearchParams(request.body)
    const base = `/2010-04-01/Accounts/${account.accountSid}`
    if (url.pathname === `${base}.json`) return reply(200, { sid: account.accountSid, status: 'active' })
    if (url.pathname === `${base}/IncomingPhoneNumbers.json`) {
      const wanted = url.searchParams.get('PhoneNumber')
      const numbers = [number, landline].filter(({ phone_number }) => !wanted || wanted === phone_number)
      return reply(200, { incoming_phone_numbers: numbers, page: 0 })
    }
    if (url.pathname === `${base}/IncomingPhoneNumbers/${number.sid}.json`) {
      replyUrls.set(number.phone_number, form.get('SmsUrl') ?? '')
      return reply(200, number)
    }
    if (url.pathname === '/v1/Services') return reply(200, { services: [service], meta: { page: 0 } })
    if (url.pathname === `/v1/Services/${service.sid}`) {
      replyUrls.set(service.sid, form.get('InboundRequestUrl') ?? '')
      return reply(200, service)
    }
    if (url.pathname !== `${base}/Messages.json`) return refuse(404, 20404, 'The requested resource was not found')
    const fault = faults.shift()
    if (fault && fault !== 'taken, then 500')
      return refuse(fault.status, fault.code ?? 20001, fault.message ?? 'An error occurred', fault.headers)
    const to = form.get('To') ?? ''
    const from = form.get('From') ?? form.get('MessagingServiceSid') ?? ''
    if (!/^\+1\d{10}$/.test(to)) return refuse(400, 21211, `Invalid 'To' Phone Number: ${to}`)
    if (from !== twilioNumber && from !== service.sid)
      return refuse(400, 21606, `The 'From' phone number ${from} is not a valid number`)
    if (blocked.has(to)) return refuse(400, 21610, 'Attempt to send to unsubscribed recipient')
    const sid = `SM${randomHex()}`
    texts.push({ sid, to, from, body: form.get('Body') ?? '', statusUrl: form.get('StatusCallback') ?? '' })
    if (fault) return refuse(500, 20500, 'Internal Server Error')
    return reply(201, { sid, status: from === service.sid ? 'accepted' : 'queued', to, error_code: null })
  })

  /** A request that Twilio makes: the address, the body and the headers. */
  const sign = (url: string, fields: Record<string, string>, token = state.token) => {
    const form = new URLSearchParams({ AccountSid: account.accountSid, ApiVersion: '2010-04-01', ...fields })
    return {
      url,
      body: form.toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signTwilioRequest(url, form, token),
      },
    }
  }
  const toReply = (from: string, body: string, fields: Record<string, string> = {}) =>
    sign(replyUrls.get(twilioNumber) ?? '', {
      MessageSid: `SM${randomHex()}`,
      From: from,
      To: twilioNumber,
      Body: body,
      NumMedia: '0',
      ...fields,
    })
  const toStatus = ({ sid, statusUrl, to }: SentText, status: string, fields: Record<string, string> = {}) =>
    sign(statusUrl, { MessageSid: sid, MessageStatus: status, To: to, From: twilioNumber, ...fields })

  return {
    account,
    texts,
    faults,
    replyUrls,
    blocked,
    state,
    sign,
    toReply,
    toStatus,
    origin: receiver.origin,
    close: receiver.close,
  }
}

const randomHex = () => newId().replaceAll('-', '')
const number = {
  sid: `PN${'1'.repeat(32)}`,
  phone_number: twilioNumber,
  friendly_name: '(500) 555-0006',
  capabilities: { sms: true, voice: true, mms: false },
}
const landline = { ...number, sid: `PN${'2'.repeat(32)}`, phone_number: '+15005550007', capabilities: { sms: false } }
const service = { sid: twilioService, friendly_name: 'Visitors' }
