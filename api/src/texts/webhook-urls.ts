import type { AccountScope } from '../platform/scope.ts'
import { readLink, signLink } from '../platform/signed-link.ts'

/** Where the provider reports replies. The signed address names the account. */
export const toReplyUrl = (origin: string, secret: Buffer, { accountId }: AccountScope): string =>
  `${origin}${replyPath}${signLink(toKey(secret), [accountId])}`

/** Where the provider reports what became of one text, even if its answer to our request was lost. */
export const toStatusUrl = (origin: string, secret: Buffer, { accountId }: AccountScope, messageId: string): string =>
  `${origin}${statusPath}${signLink(toKey(secret), [accountId, messageId])}`

/** Undefined when it is not one of ours. */
export const readWebhookToken = (secret: Buffer, token: string) => readLink(toKey(secret), token)

const replyPath = '/api/inbound/texts/replies/'
const statusPath = '/api/inbound/texts/status/'

const toKey = (secret: Buffer) => ({ purpose: 'text-webhook', secret })
