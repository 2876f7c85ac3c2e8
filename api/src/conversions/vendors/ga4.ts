import * as z from 'zod'
import type { Vendor } from './vendor.ts'

/** Measurement Protocol: https://developers.google.com/analytics/devguides/collection/protocol/ga4 */
export const ga4: Vendor = {
  recognizesRepeats: false,
  toRequest: (event, { origin, id, token }) => {
    const { googleEmail: email, phoneE164 } = event.details
    const query = new URLSearchParams({ measurement_id: id, api_secret: token })
    return {
      // The first path only validates, and counts nothing.
      url: `${origin}${event.isTest ? '/debug' : ''}/mp/collect?${query}`,
      body: {
        client_id: event.clientIds.ga || event.visitId,
        timestamp_micros: event.at.getTime() * 1000,
        consent: { ad_user_data: email ? 'GRANTED' : 'DENIED', ad_personalization: 'DENIED' },
        ...(email && {
          user_data: { sha256_email_address: email, ...(phoneE164 && { sha256_phone_number: phoneE164 }) },
        }),
        events: [
          {
            name: 'generate_lead',
            params: {
              event_id: event.eventId,
              lead_type: event.leadType,
              engagement_time_msec: 1,
              ...(event.clientIds.gaSession && { session_id: event.clientIds.gaSession }),
              ...(event.page && { page_location: event.page }),
              ...(event.referrer && { page_referrer: event.referrer }),
              ...(event.value !== undefined && { currency: 'USD', value: event.value }),
            },
          },
        ],
      },
    }
  },
  // Only the validation answers with a body.
  parseAnswer: (status, body) => {
    const [first] = Answer.safeParse(body).data?.validationMessages ?? []
    return status < 300 && first ? { kind: 'refused', message: first.description } : undefined
  },
}

const Answer = z.object({ validationMessages: z.array(z.object({ description: z.string() })) })
