import type { EmailRecipientLinks } from '@gable/shared/emails/email-context.ts'
import { signLink } from '../platform/signed-link.ts'

/** The links of each email of an account. Those that record and those that unsubscribe are signed apart. */
export const createPieceLinks =
  (origin: string, secret: Buffer, accountId: string) =>
  (pieceId: string): EmailRecipientLinks => {
    const tracking = signLink(toTrackingKey(secret), [accountId, pieceId])
    const preferences = signLink(toPreferencesKey(secret), [accountId, pieceId])
    return {
      clickBase: `${origin}/e/c/${tracking}/`,
      openPixel: `${origin}/e/o/${tracking}.gif`,
      unsubscribe: `${origin}/e/u/${preferences}`,
      preferences: `${origin}/e/p/${preferences}`,
    }
  }

/** Of links that record openings and clicks. A forwarded email passes them on. */
export const toTrackingKey = (secret: Buffer) => ({ purpose: 'email-tracking', secret })

/** Of links that unsubscribe. */
export const toPreferencesKey = (secret: Buffer) => ({ purpose: 'email-preferences', secret })
