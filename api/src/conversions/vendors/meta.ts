import * as z from 'zod'
import type { LeadEvent, Vendor } from './vendor.ts'

/** Conversions API: https://developers.facebook.com/docs/marketing-api/conversions-api */
export const meta: Vendor = {
  recognizesRepeats: true,
  toRequest: (event, { origin, id, token, testCode }) => {
    const { email, phoneDigits } = event.details
    const { fbp } = event.clientIds
    const fbc = toClickCookie(event)
    if (!email && !fbp && !fbc)
      return {
        skipped: 'Meta needs a click on an ad, its cookie, or the consent to share the email. This lead had none.',
      }
    return {
      url: `${origin}/v23.0/${id}/events`,
      body: {
        access_token: token,
        ...(event.isTest && { test_event_code: testCode }),
        data: [
          {
            event_name: 'Lead',
            event_id: event.eventId,
            event_time: Math.floor(event.at.getTime() / 1000),
            action_source: 'website',
            ...(event.page && { event_source_url: event.page }),
            user_data: {
              client_user_agent: event.userAgent,
              ...(fbp && { fbp }),
              ...(fbc && { fbc }),
              ...(email && { em: [email] }),
              ...(phoneDigits && { ph: [phoneDigits] }),
            },
            custom_data: {
              lead_type: event.leadType,
              ...(event.value !== undefined && { currency: 'USD', value: event.value }),
            },
          },
        ],
      },
    }
  },
  parseAnswer: (status, body) => {
    const { error, events_received } = Answer.safeParse(body).data ?? {}
    if (error) {
      const message = error.error_user_msg || error.message
      if (error.is_transient || busyCodes.has(error.code ?? 0)) return { kind: 'busy', message }
      return { kind: 'refused', message, isToken: error.code === tokenCode }
    }
    return status < 300 && events_received === 0 ? { kind: 'refused', message: 'Meta received no event' } : undefined
  },
}

/** What Meta's own script would store for this click. */
const toClickCookie = ({ at, clickIds: { fbclid } }: LeadEvent) => fbclid && `fb.1.${at.getTime()}.${fbclid}`

const Answer = z.object({
  events_received: z.number().optional(),
  error: z
    .object({
      message: z.string().optional(),
      code: z.number().optional(),
      error_user_msg: z.string().optional(),
      is_transient: z.boolean().optional(),
    })
    .optional(),
})

/** Meta reports its rate limits with status 400. */
const busyCodes = new Set([1, 2, 4, 17, 32, 613, 80004])
const tokenCode = 190
