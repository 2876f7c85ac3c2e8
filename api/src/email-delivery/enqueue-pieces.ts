import { withEmailDefaults } from '@gable/shared/emails/email-defaults.ts'
import { getBranding } from '../branding/queries.ts'
import { lockContacts } from '../contacts/lock-queries.ts'
import { getContentVersion } from '../content/published-content.ts'
import { getSendingState } from '../email-domains/sending-state.ts'
import type { Db } from '../platform/database.ts'
import { wakeAccount } from '../platform/jobs/account-work.ts'
import { getNextSendingTime } from '../platform/quiet-hours.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getTimeZone, insertPieces } from './enqueue-queries.ts'
import type { HoldRules } from './hold-queries.ts'

/** What to send to whom: an email, or a postcard in `postcard-delivery`. */
export interface PieceRequest {
  contentId: string
  version: number
  /**
   * What it is sent for, such as the id of a broadcast. A contact gets a content once per occasion, and so does the
   * household of a postcard.
   */
  occasion: string
  broadcastId?: string
  /** The step of an automation or a workflow that sends it. */
  flow?: { flowId: string; stepId: string }
  /** Who it is from, for contacts without an owner. */
  agentId?: string
  /** A contact may have an occasion of their own. */
  contacts: { contactId: string; propertyId: string | null; occasion?: string }[]
}

/**
 * Queues one email of a content for each contact, in the transaction of the caller. A contact who gets none has a piece
 * that says why. Asking again for the same occasion changes nothing.
 */
export async function enqueuePieces(
  db: Db,
  scope: AccountScope,
  request: PieceRequest,
): Promise<{ queued: number; held: number }> {
  if (request.contacts.length === 0) return { queued: 0, held: 0 }
  const rules = await getHoldRules(db, scope, request)
  if (!rules) return { queued: 0, held: 0 }
  // Two occasions at once would each overlook the other's pieces when they count those of the week.
  await lockContacts(
    db,
    scope,
    request.contacts.map(({ contactId }) => contactId),
  )
  const dueAt = await getDueTime(db, scope)
  const counts = await insertPieces(db, scope, request, rules, dueAt)
  if (counts.queued > 0) await wakeSender(db, scope)
  return counts
}

/** Sends what is due soon after the transaction of the caller commits. */
export const wakeSender = (db: Db, { accountId }: AccountScope) => wakeAccount(db, 'send-emails', accountId)

/** The rules for a version of an email today. Undefined if there is no such version. */
export async function getHoldRules(
  db: Db,
  scope: AccountScope,
  { contentId, version, broadcastId, isBroadcast = false }: Version & { broadcastId?: string; isBroadcast?: boolean },
): Promise<HoldRules | undefined> {
  const content = await getContentVersion(db, scope, contentId, version)
  if (content?.medium !== 'EMAIL') return undefined
  const { topic, brandingId } = withEmailDefaults(content.settings)
  const { weeklyLimit, pausedAt } = await getSendingState(db, scope)
  const hasPostalAddress = await hasAddress(db, scope, brandingId)
  return {
    topic,
    weeklyLimit,
    accountHold: pausedAt ? 'SENDING_PAUSED' : hasPostalAddress ? null : 'NO_POSTAL_ADDRESS',
    ...((broadcastId || isBroadcast) && { broadcastOf: { contentId, version, broadcastId: broadcastId ?? null } }),
  }
}

type Version = Pick<PieceRequest, 'contentId' | 'version'>

/** The law requires a postal address in every marketing email. */
async function hasAddress(db: Db, scope: AccountScope, brandingId: string | null) {
  const branding = (await getBranding(db, scope, brandingId)) ?? (await getBranding(db, scope, null))
  return branding !== undefined && branding.details.address.trim() !== ''
}

async function getDueTime(db: Db, scope: AccountScope) {
  const timeZone = await getTimeZone(db, scope)
  return new Date(getNextSendingTime(Date.now(), await getSendingState(db, scope), timeZone))
}
