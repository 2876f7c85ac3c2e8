import * as z from 'zod'
import type { Vendor } from './vendor.ts'

/** Events API 2.0: https://business-api.tiktok.com/portal/docs?id=1771101303285761 */
export const tiktok: Vendor = {
  recognizesRepeats: true,
  toRequest: (event, { origin, id, token, testCode }) => {
    const { email, phoneE164 } = event.details
    const { ttp } = event.clientIds
    const { ttclid } = event.clickIds
    if (!email && !ttp && !ttclid)
      return {
        skipped: 'TikTok needs a click on an ad, its cookie, or the consent to share the email. This lead had none.',
      }
    return {
      url: `${origin}/open_api/v1.3/event/track/`,
      headers: { 'Access-Token': token },
      body: {
        event_source: 'web',
        event_source_id: id,
        ...(event.isTest && { test_event_code: testCode }),
        data: [
          {
            event: 'Lead',
            event_id: event.eventId,
            event_time: Math.floor(event.at.getTime() / 1000),
            user: {
              user_agent: event.userAgent,
              ...(ttp && { ttp }),
              ...(ttclid && { ttclid }),
              ...(email && { email }),
              ...(phoneE164 && { phone: phoneE164 }),
            },
            ...(event.page && { page: { url: event.page, ...(event.referrer && { referrer: event.referrer }) } }),
            properties: {
              lead_type: event.leadType,
              ...(event.value !== undefined && { currency: 'USD', value: event.value }),
            },
          },
        ],
      },
    }
  },
  // Every answer has status 200, and a code of its own.
  parseAnswer: (status, body) => {
    const { code, message } = Answer.safeParse(body).data ?? {}
    if (code === undefined)
      return status < 300 ? { kind: 'busy', message: 'TikTok gave an unreadable answer' } : undefined
    if (code === 0) return { kind: 'accepted' }
    if (busyCodes.has(code) || code >= 50_000) return { kind: 'busy', message }
    return { kind: 'refused', message, isToken: tokenCodes.has(code) }
  },
}

const Answer = z.object({ code: z.number(), message: z.string().optional() })

/** The request limit, in its two forms. */
const busyCodes = new Set([40_016, 40_100, 40_133])
/** The token is missing, expired, revoked or has no permission. */
const tokenCodes = new Set([40_001, 40_101, 40_102, 40_104, 40_105])
