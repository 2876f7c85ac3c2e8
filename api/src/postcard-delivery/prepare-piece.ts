import { drawPostcard } from '@gable/shared/postcards/drawing/draw-postcard.ts'
import type { PostcardDrawing } from '@gable/shared/postcards/drawing/drawing.ts'
import { postcardMeasure } from '@gable/shared/postcards/drawing/postcard-measure.ts'
import type { PostcardHoldReason } from '@gable/shared/postcards/piece.ts'
import type { PostcardRecipient, PostcardSender } from '@gable/shared/postcards/postcard-context.ts'
import { withPostcardDefaults } from '@gable/shared/postcards/postcard-defaults.ts'
import type { PostcardSize } from '@gable/shared/postcards/postcard-settings.ts'
import { getContentVersion } from '../content/published-content.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { MailingAddress } from '../print/carrier.ts'
import { createPostcardCode, hashPostcardCode, toQrText, toShortUrl } from './postcard-code.ts'
import { listPostcardRecipients, toAddressLine } from './postcard-recipients.ts'
import { getPostcardSender } from './postcard-sender.ts'
import type { ClaimedPiece } from './queue-queries.ts'

/** A claimed piece with everything that it is printed from, or the reason why it is not. */
export type PreparedPiece =
  | { piece: ClaimedPiece; hold: { reason: PostcardHoldReason; detail: string } }
  | {
      piece: ClaimedPiece
      hold: null
      size: PostcardSize
      drawing: PostcardDrawing
      sender: PostcardSender
      recipient: PostcardRecipient
      codeHash: Buffer
      to: MailingAddress
      address: string
    }

/** Draws the pieces of one claim. One that was started before is drawn as it was then. */
export async function preparePieces(
  db: Db,
  scope: AccountScope,
  pieces: readonly ClaimedPiece[],
  { secret, origin, printsAddress }: { secret: Buffer; origin: string; printsAddress: boolean },
): Promise<PreparedPiece[]> {
  const prepared: PreparedPiece[] = []
  for (const group of groupByVersion(pieces)) {
    const [first] = group
    const content = first && (await getContentVersion(db, scope, first.contentId, first.version))
    if (!content) continue
    const settings = withPostcardDefaults(content.settings)
    const currentSender = await getPostcardSender(db, scope, settings.brandingId)
    const listed = await listPostcardRecipients(db, scope, group, currentSender)
    for (const piece of group) {
      const found = listed.get(piece.contactId)
      if (!found) {
        prepared.push({ piece, hold: { reason: 'NO_ADDRESS', detail: '' } })
        continue
      }
      const code = createPostcardCode(secret, scope.accountId, piece.id)
      const { to, ...filled } = found
      const recipient = piece.recipient ?? {
        ...filled,
        address: printsAddress ? filled.address : [],
        qrText: toQrText(origin, code),
        shortUrl: toShortUrl(origin, code),
      }
      const sender = piece.sender ?? currentSender
      const drawing = drawPostcard(settings, sender, recipient, postcardMeasure)
      const error = drawing.problems.find(({ severity }) => severity === 'error')
      prepared.push(
        error && piece.attempts === 0
          ? { piece, hold: { reason: error.cause ?? 'NOT_PRINTABLE', detail: error.message } }
          : {
              piece,
              hold: null,
              size: settings.size,
              drawing,
              sender,
              recipient,
              to,
              codeHash: hashPostcardCode(code),
              address: toAddressLine(to),
            },
      )
    }
  }
  return prepared
}

function groupByVersion(pieces: readonly ClaimedPiece[]): ClaimedPiece[][] {
  const groups = new Map<string, ClaimedPiece[]>()
  for (const piece of pieces) {
    const key = `${piece.contentId}/${piece.version}`
    groups.set(key, [...(groups.get(key) ?? []), piece])
  }
  return [...groups.values()]
}
