import * as z from 'zod'
import type { LeadEvent, Vendor } from './vendor.ts'

/**
 * Data Manager API: https://developers.google.com/data-manager/api/reference/rest/v1/events/ingest. The tag reports the
 * same lead with the same transaction id, so one conversion action counts it once. The access token is added when it is
 * sent.
 */
export const googleAds: Vendor = {
  recognizesRepeats: true,
  toRequest: (event, { origin, customerId, actionId }) => {
    if (!customerId || !actionId) return { skipped: 'The customer ID or the conversion action ID is missing.' }
    const { googleEmail: email, phoneE164 } = event.details
    const click = toClick(event)
    if (!email && !click)
      return { skipped: 'Google Ads needs a click on an ad or the consent to share the email. This lead had neither.' }
    return {
      url: `${origin}/v1/events:ingest`,
      body: {
        destinations: [
          {
            operatingAccount: { accountType: 'GOOGLE_ADS', accountId: customerId },
            productDestinationId: actionId,
          },
        ],
        events: [
          {
            transactionId: event.eventId,
            eventTimestamp: event.at.toISOString(),
            eventSource: 'WEB',
            ...(click && { adIdentifiers: click }),
            ...(event.value !== undefined && { currency: 'USD', conversionValue: event.value }),
            ...(email && {
              userData: {
                userIdentifiers: [{ emailAddress: email }, ...(phoneE164 ? [{ phoneNumber: phoneE164 }] : [])],
              },
            }),
            consent: { adUserData: email ? 'CONSENT_GRANTED' : 'CONSENT_DENIED', adPersonalization: 'CONSENT_DENIED' },
          },
        ],
        encoding: 'HEX',
        // A test is checked like a lead, and counts nothing.
        validateOnly: event.isTest,
      },
    }
  },
  parseAnswer: (status, body) => {
    const { error } = Answer.safeParse(body).data ?? {}
    if (!error || status === 429 || status >= 500) return undefined
    const [detail] = error.details.flatMap(({ fieldViolations }) => fieldViolations ?? [])
    const message = detail?.description || error.message
    return { kind: 'refused', message, isToken: status === 401 || status === 403 }
  },
}

/** Google takes one click per event. */
function toClick({ clickIds: { gclid, gbraid, wbraid } }: LeadEvent) {
  if (gclid) return { gclid }
  if (gbraid) return { gbraid }
  return wbraid ? { wbraid } : undefined
}

const Answer = z.object({
  error: z
    .object({
      message: z.string().optional(),
      details: z
        .array(z.object({ fieldViolations: z.array(z.object({ description: z.string().optional() })).optional() }))
        .catch([]),
    })
    .optional(),
})
