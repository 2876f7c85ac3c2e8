import type { EmailTopic } from '@gable/shared/content/content-kind.ts'
import type { EmailRecipient } from '@gable/shared/emails/email-context.ts'
import { withEmailDefaults } from '@gable/shared/emails/email-defaults.ts'
import { lacksMainFigure } from '@gable/shared/emails/main-figure.ts'
import type { CompiledEmail } from '@gable/shared/emails/render/compile-email.ts'
import { fillEmail } from '@gable/shared/emails/render/compile-email.ts'
import { newId } from '@gable/shared/ids.ts'
import { getContentVersion } from '../content/published-content.ts'
import { createMessageId } from '../email-tracking/message-id.ts'
import { createPieceLinks } from '../email-tracking/piece-links.ts'
import { createReturnPath } from '../email-tracking/return-path.ts'
import { type ListedRecipient, listEmailRecipients } from '../emails/recipients.ts'
import { compilePiece } from '../emails/render-piece.ts'
import { getEmailSender } from '../emails/sender.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type AccountSender, toFrom } from './account-sender.ts'
import { holdClaimedPersonalPieces, holdClaimedPieces, holdPiecesWithoutFigure } from './claim-hold-queries.ts'
import type { OutgoingEmail } from './compose-email.ts'
import { getHoldRules } from './enqueue-pieces.ts'
import { type ClaimedPiece, claimPieces } from './piece-queries.ts'
import { pauseForbiddenBroadcasts } from './sender-queries.ts'

/** An email that is ready to be handed over. */
export interface PreparedEmail {
  piece: ClaimedPiece
  /** Of smart content. */
  variationId: string | null
  recipient: ListedRecipient
  /** Smart content whose figure is not known of the contact's home. */
  lacksFigure: boolean
  /** Fills it right before it is sent, so that a batch needs little memory. */
  toOutgoing(): OutgoingEmail
}

interface PrepareOptions {
  origin: string
  secret: Buffer
  bounceDomain: string | undefined
  sender: AccountSender
}

/** Claims a batch, holds what may not be sent any more, and loads what the rest is filled with. */
export async function prepareBatch(
  db: Db,
  scope: AccountScope,
  claim: { limit: number; withMarketing: boolean },
  options: PrepareOptions,
): Promise<PreparedBatch> {
  for (const id of await pauseForbiddenBroadcasts(db, scope))
    await publishLiveEvent(db, scope, { kind: 'broadcasts', id })
  const claimId = newId()
  const claimed = await claimPieces(db, scope, { claimId, ...claim })
  const batch: PreparedBatch = { claimId, isLast: claimed.length < claim.limit, held: [], emails: [], lost: [] }
  for (const group of groupByVersion(claimed)) {
    const held = await holdGroup(db, scope, claimId, group)
    batch.held.push(...group.filter(({ id }) => held.has(id)))
    for (const round of splitByContact(group.filter(({ id }) => !held.has(id)))) {
      const emails = await prepareRound(db, scope, round, options)
      const prepared = new Set(emails.map(({ piece }) => piece.id))
      const empty = emails.filter(({ lacksFigure }) => lacksFigure).map(({ piece }) => piece)
      if (empty.length > 0)
        await holdPiecesWithoutFigure(
          db,
          scope,
          claimId,
          empty.map(({ id }) => id),
        )
      batch.held.push(...empty)
      batch.emails.push(...emails.filter(({ lacksFigure }) => !lacksFigure))
      batch.lost.push(...round.filter(({ id }) => !prepared.has(id)))
    }
  }
  return batch
}

interface PreparedBatch {
  claimId: string
  /** Nothing else is due. */
  isLast: boolean
  held: ClaimedPiece[]
  /** Personal emails first. */
  emails: PreparedEmail[]
  /** Their contact or their version is gone. */
  lost: ClaimedPiece[]
}

/** Pieces of one version are compiled once. Each personal email is a version of its own. */
function groupByVersion(pieces: ClaimedPiece[]): ClaimedPiece[][] {
  const groups = new Map<string, ClaimedPiece[]>()
  for (const piece of pieces) {
    const key = piece.contentId ? `${piece.contentId}/${piece.version}` : piece.id
    groups.set(key, [...(groups.get(key) ?? []), piece])
  }
  return [...groups.values()]
}

async function holdGroup(db: Db, scope: AccountScope, claimId: string, [first]: ClaimedPiece[]) {
  if (!first) return new Set<string>()
  const { contentId, version } = first
  if (contentId === null || version === null) return holdClaimedPersonalPieces(db, scope, claimId)
  const rules = await getHoldRules(db, scope, { contentId, version })
  return rules ? holdClaimedPieces(db, scope, claimId, { contentId, version }, rules) : new Set<string>()
}

/** Recipients are listed by contact, so a list has each contact once. */
function splitByContact(pieces: ClaimedPiece[]): ClaimedPiece[][] {
  const rounds: Map<string, ClaimedPiece>[] = []
  for (const piece of pieces) {
    const contactId = piece.contactId ?? ''
    const round = rounds.find((round) => !round.has(contactId)) ?? new Map<string, ClaimedPiece>()
    if (round.size === 0) rounds.push(round)
    round.set(contactId, piece)
  }
  return rounds.map((round) => [...round.values()])
}

async function prepareRound(
  db: Db,
  scope: AccountScope,
  pieces: ClaimedPiece[],
  { origin, secret, bounceDomain, sender }: PrepareOptions,
): Promise<PreparedEmail[]> {
  const [first] = pieces
  if (!first) return []
  const { compiled, topic, brandingId, variationId, lacksFigure } = await loadVersion(db, scope, first, origin)
  const getLinks = createPieceLinks(origin, secret, scope.accountId)
  const recipients = await listEmailRecipients(
    db,
    scope,
    pieces.flatMap(({ id, contactId, propertyId, agentId }) =>
      contactId === null ? [] : [{ contactId, propertyId, agentId, links: getLinks(id) }],
    ),
    { sender: await getEmailSender(db, scope, brandingId, origin) },
  )
  return pieces.flatMap((piece) => {
    const recipient = recipients.get(piece.contactId ?? '')
    if (!recipient) return []
    const toOutgoing = (): OutgoingEmail => {
      const from = toFrom(sender, recipient.agent.fullName)
      const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
      const returnDomain = sender.returnPathDomain ?? bounceDomain
      return {
        from,
        to: recipient.toEmail,
        replyTo: recipient.agent.email,
        messageId: createMessageId(secret, scope.accountId, piece.id, domain),
        returnPath: returnDomain ? createReturnPath(secret, scope.accountId, piece.id, returnDomain) : from.address,
        filled: fillEmail(compiled, recipient),
        marketing: topic ? toMarketing(scope, piece, topic, recipient, domain) : undefined,
        key: sender.key,
      }
    }
    return [{ piece, variationId, recipient, lacksFigure: lacksFigure(recipient), toOutgoing }]
  })
}

const toMarketing = (
  { accountId }: AccountScope,
  { contentId, broadcastId }: ClaimedPiece,
  topic: EmailTopic,
  { links }: ListedRecipient,
  domain: string,
): OutgoingEmail['marketing'] => ({
  unsubscribe: links.unsubscribe,
  topic,
  listDomain: `${accountId}.${domain}`,
  feedbackId: `${broadcastId ?? contentId}:${contentId}:${accountId}:gable`,
})

interface LoadedVersion {
  compiled: CompiledEmail
  /** Null for a personal email. */
  topic: EmailTopic | null
  brandingId: string | null
  variationId: string | null
  lacksFigure: (recipient: EmailRecipient) => boolean
}

async function loadVersion(db: Db, scope: AccountScope, piece: ClaimedPiece, origin: string): Promise<LoadedVersion> {
  const compiled = await compilePiece(db, scope, piece, origin)
  const { contentId, version } = piece
  const content =
    contentId === null || version === null ? undefined : await getContentVersion(db, scope, contentId, version)
  if (!content) return { compiled, topic: null, brandingId: null, variationId: null, lacksFigure: () => false }
  const { topic, brandingId, blocks } = withEmailDefaults(content.settings)
  const { templateType, intent, variationId } = content
  const lacksFigure = ({ home }: EmailRecipient) => templateType === 'SMART' && lacksMainFigure(intent, blocks, home)
  return { compiled, topic, brandingId, variationId, lacksFigure }
}
