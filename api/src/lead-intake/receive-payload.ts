import { createHash, timingSafeEqual } from 'node:crypto'
import type { EntryReason } from '@gable/shared/lead-intake/entry.ts'
import { isReachable, type LeadDraft } from '@gable/shared/lead-intake/lead-draft.ts'
import { applyMapping, isMappingComplete } from '@gable/shared/lead-intake/mapping.ts'
import { listPayloadFields, type PayloadField } from '@gable/shared/lead-intake/payload-fields.ts'
import { type IntakeSource, maxPayloadsPerSource } from '@gable/shared/lead-intake/source.ts'
import { truncate } from '@gable/shared/text/truncate.ts'
import { createRateLimiter } from '../ingest/rate-limiter.ts'
import { findIntakeSource } from '../platform/code-lookups/lead-intake-queries.ts'
import { withAccount } from '../platform/database.ts'
import { decryptAtRest } from '../platform/encrypt-at-rest.ts'
import { countAttempt } from '../platform/rate-limit.ts'
import type { AccountScope } from '../platform/scope.ts'
import { signPayload } from '../webhooks/signature.ts'
import { toContentKey, toInquiryKey } from './inquiry-key.ts'
import type { IntakeContext } from './intake-context.ts'
import { countReceived, countRejected, getReceivingSource, type ReceivingSource } from './source-queries.ts'
import { secretPurpose } from './sources.ts'
import { storeInAccount, storeInquiry } from './store-inquiry.ts'

interface PayloadRequest {
  code: string
  body: Buffer
  contentType: string
  timestamp: string
  signature: string
  addressBlock: string
}

export type PayloadOutcome = 'ACCEPTED' | 'UNKNOWN' | 'BAD_SIGNATURE' | 'BAD_BODY' | 'TOO_MANY'

/** A minute's requests: from one network in each process, and in all processes of one source, in all and per sender. */
const limits = { fromAddress: 600, perSource: 300, perSender: 120 }
const limiter = createRateLimiter(limits.fromAddress)
const signatureMaxAgeSeconds = 300

/** Stores a payload completely, or rejects it. */
export async function receivePayload(context: IntakeContext, request: PayloadRequest): Promise<PayloadOutcome> {
  const { db, queue } = context
  if (limiter.consume(request.addressBlock, 1) > 0) return 'TOO_MANY'
  const found = await findIntakeSource(db, request.code)
  if (!found) return 'UNKNOWN'
  const { scope, sourceId } = found
  const reject = async (reason: NonNullable<IntakeSource['lastRejection']>) => {
    await withAccount(db, scope, (db) => countRejected(db, scope, sourceId, reason))
  }
  if ((await exceedsLimits(context, sourceId, request.addressBlock)) || queue.isFull([])) {
    await reject('TOO_MANY')
    return 'TOO_MANY'
  }
  const source = await withAccount(db, scope, (db) => getReceivingSource(db, scope, sourceId))
  if (!source) return 'UNKNOWN'
  if (source.secret && !isSignedBy(source, source.secret, request, context.secret)) {
    await reject('SIGNATURE')
    return 'BAD_SIGNATURE'
  }
  const payload = parseBody(request)
  if (payload === undefined) {
    await reject('BODY')
    return 'BAD_BODY'
  }
  await storePayload(context, scope, sourceId, listPayloadFields(payload), request.body)
  return 'ACCEPTED'
}

async function exceedsLimits({ db }: IntakeContext, sourceId: string, addressBlock: string): Promise<boolean> {
  const fromSender = await countAttempt(db, { name: 'lead-intake-sender', minutes: 1 }, `${sourceId} ${addressBlock}`)
  if (fromSender > limits.perSender) return true
  return (await countAttempt(db, { name: 'lead-intake-source', minutes: 1 }, sourceId)) > limits.perSource
}

/** Like the requests that we send. A copied request is refused after five minutes, and before that it is the same inquiry. */
function isSignedBy(
  { id }: Pick<ReceivingSource, 'id'>,
  encrypted: Buffer,
  { timestamp, signature, body }: PayloadRequest,
  encryptionKey: Buffer,
): boolean {
  const seconds = Number(timestamp)
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(Date.now() / 1000 - seconds) > signatureMaxAgeSeconds) return false
  const secret = decryptAtRest({ purpose: secretPurpose, secret: encryptionKey }, id, encrypted)
  // Hashed, because they are compared in constant time only at the same length.
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(signature), hash(signPayload(secret, seconds, body)))
}

/** JSON, or the fields of a form. Undefined for anything else. */
function parseBody({ body, contentType }: PayloadRequest): unknown {
  const text = body.toString('utf8')
  if (/x-www-form-urlencoded/i.test(contentType)) return parseForm(text)
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
}

/** A field that is sent several times becomes a list. */
function parseForm(text: string): Record<string, unknown> | undefined {
  const form: Record<string, unknown> = Object.create(null)
  const values = new URLSearchParams(text)
  for (const name of new Set(values.keys())) {
    const all = values.getAll(name)
    form[name] = all.length > 1 ? all : all[0]
  }
  return Object.keys(form).length > 0 ? form : undefined
}

async function storePayload(
  context: IntakeContext,
  scope: AccountScope,
  sourceId: string,
  fields: readonly PayloadField[],
  body: Buffer,
) {
  // Without an ID from the sender the content names the inquiry. The mapping may change while this waits.
  const contentKey = toContentKey(sourceId, body)
  await storeInAccount(context, scope, contentKey, async (db) => {
    const source = await getReceivingSource(db, scope, sourceId)
    if (!source) return
    const draft = applyMapping(source.mapping, fields)
    const outcome = await storeInquiry(
      db,
      scope,
      {
        key: draft.externalId ? toInquiryKey(sourceId, draft.externalId) : contentKey,
        messageKey: contentKey,
        channel: 'WEBHOOK',
        sourceId,
        sourceName: source.name,
        leadType: source.leadType,
        tags: source.tags,
        reason: getReason(source, draft),
        draft,
        fields,
        title: toTitle(draft, fields),
      },
      { maxEntries: maxPayloadsPerSource },
    )
    await countReceived(db, scope, sourceId, { leads: outcome === 'LEAD' ? 1 : 0 })
  })
}

function getReason({ isPaused, mapping }: ReceivingSource, draft: LeadDraft): EntryReason | null {
  if (isPaused) return 'PAUSED'
  if (!isMappingComplete(mapping)) return 'NOT_MAPPED'
  return isReachable(draft) ? null : 'NO_CONTACT'
}

/** The person, or else the first values. */
function toTitle({ firstName, lastName, email, phone }: LeadDraft, fields: readonly PayloadField[]): string {
  const person = [[firstName, lastName].filter(Boolean).join(' '), email || phone].filter(Boolean).join(', ')
  return (
    person ||
    truncate(
      fields
        .slice(0, 4)
        .map(({ value }) => value.replace(/\s+/g, ' ').slice(0, 80))
        .filter(Boolean)
        .join(', '),
      200,
    )
  )
}
