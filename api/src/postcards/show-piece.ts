import { orNotFound } from '@gable/shared/http/problem.ts'
import type { PostcardRecipient, PostcardSender } from '@gable/shared/postcards/postcard-context.ts'
import { withPostcardDefaults } from '@gable/shared/postcards/postcard-defaults.ts'
import type { PostcardSettings } from '@gable/shared/postcards/postcard-settings.ts'
import { getContentVersion } from '../content/published-content.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { createPostcardCode, toQrText, toShortUrl } from '../postcard-delivery/postcard-code.ts'
import { listPostcardRecipients } from '../postcard-delivery/postcard-recipients.ts'
import { getPostcardSender } from '../postcard-delivery/postcard-sender.ts'
import { getPieceSource } from './piece-queries.ts'

interface DrawingSource {
  settings: PostcardSettings
  sender: PostcardSender
  recipient: PostcardRecipient
}

/** What a postcard is drawn from: as it was printed, or as it would be printed now. */
export async function getDrawingSource(
  db: Db,
  scope: AccountScope,
  pieceId: string,
  { secret, origin }: { secret: Buffer; origin: string },
): Promise<DrawingSource> {
  const piece = orNotFound(await getPieceSource(db, scope, pieceId), 'postcard')
  const content = orNotFound(await getContentVersion(db, scope, piece.contentId, piece.version), 'postcard')
  const settings = withPostcardDefaults(content.settings)
  const sender = piece.sender ?? (await getPostcardSender(db, scope, settings.brandingId))
  if (piece.recipient) return { settings, sender, recipient: piece.recipient }
  const listed = (await listPostcardRecipients(db, scope, [piece], sender)).get(piece.contactId)
  const code = createPostcardCode(secret, scope.accountId, pieceId)
  const { to: _, ...filled } = listed ?? { to: null, ...withoutHome }
  return {
    settings,
    sender,
    recipient: { ...filled, qrText: toQrText(origin, code), shortUrl: toShortUrl(origin, code) },
  }
}

/** A postcard that is held for want of an address. */
const withoutHome = {
  values: {},
  agent: { fullName: '', title: '', photoUrl: null, email: '', phone: '' },
  address: [],
}
