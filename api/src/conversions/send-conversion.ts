import { toVendorUrl } from '@gable/shared/conversions/browser-conversions.ts'
import { toGoogleEmail } from '@gable/shared/conversions/google-email.ts'
import type { ConversionState } from '@gable/shared/conversions/integration.ts'
import { vendorRules } from '@gable/shared/conversions/vendors.ts'
import { getNextAttemptAt } from '@gable/shared/webhooks/schedule.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { hasNeverArrived } from '../platform/outbound/send-request.ts'
import { parseJson } from '../platform/parse-json.ts'
import { postToWebhook, type WebhookResponse } from '../webhooks/post-to-webhook.ts'
import {
  claimDelivery,
  type DueDelivery,
  deleteOldDeliveries,
  enqueueDelivery,
  saveResult,
} from './delivery-queries.ts'
import { createGoogleAccess } from './google-access.ts'
import { hashEmail, hashPhone } from './hash-details.ts'
import { decryptToken } from './token-encryption.ts'
import type { LeadEvent, Vendor, VendorRequest } from './vendors/vendor.ts'
import { serverVendors, type VendorOrigins } from './vendors/vendors.ts'

interface Result {
  state: ConversionState
  status: number | null
  reason: string | null
}

/** Sends one event to one vendor. The attempt is recorded before anything leaves, so a crash never sends it twice. */
export const sendConversion = (origins: VendorOrigins, encryptionKey: Buffer): Tasks['send-conversion'] => {
  const google = createGoogleAccess(origins.GOOGLE_SIGN_IN)
  return async ({ db, payload: { accountId, deliveryId }, signal }) => {
    const due = await withJobAccount(db, { accountId }, async (db, scope) => {
      const claimed = await claimDelivery(db, scope, deliveryId)
      if (!claimed) return undefined
      const { vendor, token } = claimed
      return { ...claimed, token: token && decryptToken(token, scope, vendor, encryptionKey) }
    })
    if (!due) return
    const result = await attempt(due, { origins, google, signal })
    await withJobAccount(db, { accountId }, async (db, scope) => {
      await saveResult(db, scope, deliveryId, result)
      const retryAt = result.state === 'WAITING' && getNextAttemptAt({ number: due.attempts, at: new Date() })
      if (retryAt) await enqueueDelivery(db, scope, deliveryId, retryAt)
      else if (result.state === 'WAITING') await saveResult(db, scope, deliveryId, { ...result, state: 'FAILED' })
      await deleteOldDeliveries(db, scope, due.vendor)
      await publishLiveEvent(db, scope, { kind: 'conversions' })
    })
  }
}

interface SendContext {
  origins: VendorOrigins
  google: ReturnType<typeof createGoogleAccess>
  signal: AbortSignal
}

type Due = Omit<DueDelivery, 'token'> & { token: string | null }

async function attempt(due: Due, context: SendContext): Promise<Result> {
  const vendor = serverVendors[due.vendor]
  const skip = (reason: string): Result => ({ state: 'SKIPPED', status: null, reason })
  if (!due.isOn && !due.isTest) return skip('It was switched off before the event was sent')
  if (!due.token) return skip('The token was removed before the event was sent')
  if (due.submission?.state === 'SPAM') return skip('The submission was marked as spam')
  if (due.isUnclear && !vendor.recognizesRepeats) return { state: 'FAILED', status: null, reason: unclear(due) }
  const { token } = due
  const { id, conversionId, customerId, actionId, testCode } = { ...due, id: due.publicId }
  const account = { origin: context.origins[due.vendor], id, conversionId, customerId, actionId, testCode, token }
  const request = vendor.toRequest(toLeadEvent(due), account)
  if ('skipped' in request) return skip(request.skipped)
  if (due.vendor === 'GOOGLE_ADS') return sendToGoogle(due, request, token, context)
  return toResult(due, vendor, await post(request, context.signal))
}

/** Google takes access tokens that its credentials are exchanged for. One that it refuses was revoked early. */
async function sendToGoogle(due: Due, request: VendorRequest, credentials: string, { google, signal }: SendContext) {
  const send = async (): Promise<Result> => {
    const access = await google.get(credentials, signal)
    if ('error' in access) {
      const reason = `Google gave no access: ${access.error}`
      return { state: access.isOver ? 'FAILED' : 'WAITING', status: null, reason }
    }
    const headers = { authorization: `Bearer ${access.token}` }
    return toResult(due, serverVendors.GOOGLE_ADS, await post({ ...request, headers }, signal))
  }
  const result = await send()
  if (result.status !== 401) return result
  google.forget(credentials)
  return send()
}

/** The operator chose the origin, so it may be a private one. */
const post = ({ url, headers, body }: VendorRequest, signal: AbortSignal) =>
  postToWebhook({
    url,
    headers: { 'content-type': 'application/json', 'user-agent': 'Gable/1', ...headers },
    body: JSON.stringify(body),
    policy: 'anywhere',
    signal,
  })

function toResult(due: Due, vendor: Vendor, { status, body, error }: WebhookResponse): Result {
  const { name } = vendorRules[due.vendor]
  const retry = (reason: string): Result => ({ state: 'WAITING', status, reason })
  const fail = (reason: string): Result => ({ state: 'FAILED', status, reason })
  if (status === null) {
    const reason = error ?? 'No response'
    return vendor.recognizesRepeats || hasNeverArrived(reason) ? retry(reason) : fail(unclear(due))
  }
  const answer = vendor.parseAnswer(status, parseJson(body ?? ''))
  const message = answer && 'message' in answer && answer.message ? `: ${answer.message.slice(0, 300)}` : ''
  if (answer?.kind === 'refused')
    return fail(
      answer.isToken || status === 401 ? `${name} refused the token${message}` : `${name} refused the event${message}`,
    )
  if (answer?.kind === 'busy' || status === 408 || status === 429 || status >= 500) {
    if (vendor.recognizesRepeats || turnedAway.has(status))
      return retry(`${name} is not available right now (status ${status})${message}`)
    return fail(`${name} failed (status ${status}). ${notRepeated}`)
  }
  if (answer?.kind === 'accepted' || (status >= 200 && status < 300))
    return { state: 'DELIVERED', status, reason: null }
  if (status === 401 || status === 403) return fail(`${name} refused the token (status ${status})`)
  return fail(`${name} refused the event (status ${status})`)
}

const unclear = ({ vendor }: Due) => `${vendorRules[vendor].name} did not answer. ${notRepeated}`

const notRepeated = 'The event is not sent again, because it might count twice.'

/** The request was not taken. After any other failure, the event may have been counted all the same. */
const turnedAway = new Set([408, 429, 503])

function toLeadEvent({ submission, eventId, isTest, sharesDetails, client, leadValueCents }: Due): LeadEvent {
  const { email, phone } = isTest ? sampleDetails : { email: submission?.email ?? '', phone: submission?.phone ?? '' }
  const value = leadValueCents === null ? undefined : Number(leadValueCents) / 100
  return {
    eventId,
    isTest,
    at: submission ? new Date(submission.at) : new Date(),
    page: submission?.page ? toVendorUrl(submission.page) : undefined,
    // The other site's address without its query, which may name a person.
    referrer: submission?.referrer ? submission.referrer.replace(/[?#].*$/, '') : undefined,
    clickIds: submission?.clickIds ?? {},
    userAgent: client?.userAgent || 'Mozilla/5.0',
    clientIds: client?.ids ?? {},
    visitId: submission?.visitId ?? eventId,
    leadType: submission?.leadType ?? 'GENERAL',
    value,
    details:
      sharesDetails || isTest
        ? {
            email: hashEmail(email),
            googleEmail: hashEmail(toGoogleEmail(email)),
            phoneDigits: hashPhone(phone, 'DIGITS'),
            phoneE164: hashPhone(phone, 'E164'),
          }
        : {},
  }
}

const sampleDetails = { email: 'test@example.com', phone: '(207) 555-0143' }
