import * as z from 'zod'
import type { Vendor } from './vendor.ts'

/** Conversions API: https://learn.microsoft.com/linkedin/marketing/conversions/conversions-api */
export const linkedin: Vendor = {
  recognizesRepeats: true,
  toRequest: (event, { origin, conversionId, token }) => {
    const { email } = event.details
    const { li_fat_id: clickId } = event.clickIds
    if (!email && !clickId)
      return { skipped: 'LinkedIn needs a click on an ad or the consent to share the email. This lead had neither.' }
    return {
      url: `${origin}/rest/conversionEvents`,
      headers: { authorization: `Bearer ${token}`, 'linkedin-version': version, 'x-restli-protocol-version': '2.0.0' },
      body: {
        conversion: `urn:lla:llaPartnerConversion:${conversionId}`,
        conversionHappenedAt: event.at.getTime(),
        eventId: event.eventId,
        ...(event.value !== undefined && {
          conversionValue: { currencyCode: 'USD', amount: event.value.toFixed(2) },
        }),
        user: {
          userIds: [
            ...(email ? [{ idType: 'SHA256_EMAIL', idValue: email }] : []),
            ...(clickId ? [{ idType: 'LINKEDIN_FIRST_PARTY_ADS_TRACKING_UUID', idValue: clickId }] : []),
          ],
        },
      },
    }
  },
  parseAnswer: (status, body) => {
    const { message } = Answer.safeParse(body).data ?? {}
    return status >= 400 && status < 500 && status !== 429 && message
      ? { kind: 'refused', message, isToken: status === 401 }
      : undefined
  },
}

const version = '202607'

const Answer = z.object({ message: z.string() })
