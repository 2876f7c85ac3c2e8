import type { TextSenderOption } from '@gable/shared/texts/text-settings.ts'
import * as z from 'zod'
import { getRetryAfter, requestJson } from '../../platform/outbound/request-json.ts'
import { hasNeverArrived, OutboundError } from '../../platform/outbound/send-request.ts'
import type { Settings } from '../../platform/settings.ts'
import { type TextAccount, TextProviderError, type TextSender } from './text-sender.ts'
import { describeTwilioError, isAccountError, optedOutCode } from './twilio-errors.ts'

interface TwilioOptions {
  /** https://api.twilio.com */
  origin: string
  /** https://messaging.twilio.com */
  messagingOrigin: string
}

export const toTwilioOptions = (settings: Pick<Settings, 'TWILIO_URL' | 'TWILIO_MESSAGING_URL'>): TwilioOptions => ({
  origin: settings.TWILIO_URL,
  messagingOrigin: settings.TWILIO_MESSAGING_URL,
})

/** Twilio’s REST API for messages, as documented at twilio.com/docs. The operator chose the origins, so they may be private. */
export function createTwilio({ origin, messagingOrigin }: TwilioOptions): TextSender {
  return {
    async checkAccount(account, signal) {
      const answer = await ask({ account, url: toAccountUrl(account, ''), signal }).catch(toUnavailable)
      if ('reason' in answer) return { kind: 'UNAVAILABLE', reason: answer.reason }
      if (answer.status === 200) return { kind: 'VALID' }
      const isRefused = [401, 403, 404].includes(answer.status)
      return { kind: isRefused ? 'REFUSED' : 'UNAVAILABLE', reason: answer.message }
    },

    async listSenders(account, signal) {
      const numbers = await getOrThrow(
        account,
        `${toAccountUrl(account, '/IncomingPhoneNumbers')}?PageSize=100`,
        signal,
      )
      const services = await getOrThrow(account, `${messagingOrigin}/v1/Services?PageSize=100`, signal)
      const { incoming_phone_numbers } = Numbers.parse(numbers)
      return [
        ...Services.parse(services).services.map(({ sid, friendly_name }) => ({
          sender: sid,
          name: `${friendly_name} (messaging service)`,
        })),
        ...incoming_phone_numbers.filter(({ capabilities }) => capabilities.sms).map(toNumberOption),
      ]
    },

    async setReplyUrl(account, sender, url, signal) {
      if (sender.startsWith('MG')) {
        const body = { InboundRequestUrl: url, InboundMethod: 'POST', UseInboundWebhookOnNumber: 'false' }
        await postOrThrow(account, `${messagingOrigin}/v1/Services/${encodeURIComponent(sender)}`, body, signal)
        return
      }
      const query = new URLSearchParams({ PhoneNumber: sender })
      const found = await getOrThrow(account, `${toAccountUrl(account, '/IncomingPhoneNumbers')}?${query}`, signal)
      const number = Numbers.parse(found).incoming_phone_numbers.find(({ phone_number }) => phone_number === sender)
      if (!number) throw new TextProviderError(`${sender} is not a number of this account`)
      const path = `/IncomingPhoneNumbers/${encodeURIComponent(number.sid)}`
      await postOrThrow(account, toAccountUrl(account, path), { SmsUrl: url, SmsMethod: 'POST' }, signal)
    },

    async send(account, { from, to, body, statusUrl }, signal) {
      const answer = await ask({
        account,
        url: toAccountUrl(account, '/Messages'),
        signal,
        form: {
          To: to,
          Body: body,
          StatusCallback: statusUrl,
          ...(from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }),
        },
      }).catch(toUnavailable)
      if ('reason' in answer) return { kind: answer.neverArrived ? 'LATER' : 'UNKNOWN', reason: answer.reason }
      const { status, code, message, retryAt } = answer
      const { sid } = Sent.safeParse(answer.json).data ?? {}
      if (status === 201 || status === 200)
        return sid ? { kind: 'ACCEPTED', providerId: sid } : { kind: 'UNKNOWN', reason: 'Twilio gave the text no ID' }
      if (status === 429) return { kind: 'LATER', reason: message, ...(retryAt && { retryAt }) }
      if (status >= 500) return { kind: 'UNKNOWN', reason: message }
      const isAccount = status === 401 || status === 403 || isAccountError(code)
      return { kind: 'REFUSED', reason: message, isOptedOut: code === optedOutCode, isAccount }
    },
  }

  function toAccountUrl({ sid }: TextAccount, path: string) {
    return `${origin}/2010-04-01/Accounts/${encodeURIComponent(sid)}${path}.json`
  }
}

interface Question {
  account: TextAccount
  url: string
  form?: Record<string, string>
  signal: AbortSignal
}

async function ask({ account: { sid, token }, url, form, signal }: Question) {
  const { status, headers, json } = await requestJson({
    url,
    signal,
    policy: 'anywhere',
    timeoutMs: 10_000,
    maxBytes: 1_000_000,
    method: form ? 'POST' : 'GET',
    headers: {
      authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`,
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { body: new URLSearchParams(form).toString() }),
  })
  const { code, message } = Refusal.safeParse(json).data ?? {}
  const retryAt = getRetryAfter(headers, new Date())
  return { status, json, code, retryAt, message: describeTwilioError(code, message ?? `status ${status}`) }
}

function toUnavailable(error: unknown) {
  if (!(error instanceof OutboundError)) throw error
  return { reason: `Twilio did not answer: ${error.message}`, neverArrived: hasNeverArrived(error.message) }
}

const getOrThrow = (account: TextAccount, url: string, signal: AbortSignal) => askOrThrow({ account, url, signal })

const postOrThrow = (account: TextAccount, url: string, form: Record<string, string>, signal: AbortSignal) =>
  askOrThrow({ account, url, form, signal })

async function askOrThrow(question: Question): Promise<unknown> {
  const answer = await ask(question).catch(toUnavailable)
  if ('reason' in answer) throw new TextProviderError(answer.reason)
  if (answer.status >= 300) throw new TextProviderError(`Twilio refused: ${answer.message}`)
  return answer.json
}

const toNumberOption = ({ phone_number, friendly_name }: z.output<typeof PhoneNumber>): TextSenderOption => ({
  sender: phone_number,
  name: friendly_name || phone_number,
})

const Refusal = z.object({ code: z.number().optional(), message: z.string().max(1000).optional() })
const Sent = z.object({ sid: z.string().min(1).max(64) })
const PhoneNumber = z.object({
  sid: z.string(),
  phone_number: z.string(),
  friendly_name: z.string().default(''),
  capabilities: z.object({ sms: z.boolean().default(false) }).default({ sms: false }),
})
const Numbers = z.object({ incoming_phone_numbers: z.array(PhoneNumber).default([]) })
const Services = z.object({ services: z.array(z.object({ sid: z.string(), friendly_name: z.string() })).default([]) })
