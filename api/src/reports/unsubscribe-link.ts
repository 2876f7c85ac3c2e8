import type { AccountScope } from '../platform/scope.ts'
import { type LinkKey, signLink } from '../platform/signed-link.ts'

export const toUnsubscribeKey = (secret: Buffer): LinkKey => ({ purpose: 'report-subscription', secret })

/** Where a recipient stops the emails of a report without signing in. */
export const createUnsubscribeUrl = (origin: string, secret: Buffer, { accountId }: AccountScope, id: string) =>
  `${origin}/report-emails/${signLink(toUnsubscribeKey(secret), [accountId, id])}`
