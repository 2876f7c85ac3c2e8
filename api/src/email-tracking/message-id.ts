import { createMailToken, readMailToken } from '../platform/mail/mail-token.ts'
import type { LinkTarget } from '../platform/signed-link.ts'

/** The Message-ID of a piece, with its brackets. Bounces and providers name the piece by it. */
export const createMessageId = (secret: Buffer, accountId: string, pieceId: string, domain: string): string =>
  `<${createPieceToken(secret, accountId, pieceId)}@${domain}>`

/** The piece of a Message-ID, with or without brackets. Undefined when it is not one of ours. */
export function readMessageId(secret: Buffer, messageId: string): PieceTarget | undefined {
  const [, token = ''] = /^\s*<?([^@<>\s]+)@[^@<>\s]+>?\s*$/.exec(messageId) ?? []
  return readPieceToken(secret, token)
}

/** Names a piece in its Message-ID, its return path and the metadata of providers. */
export const createPieceToken = (secret: Buffer, accountId: string, pieceId: string): string =>
  createMailToken(toPieceKey(secret), accountId, pieceId)

export const readPieceToken = (secret: Buffer, token: string): PieceTarget | undefined =>
  toPieceTarget(readMailToken(toPieceKey(secret), token))

export interface PieceTarget {
  scope: LinkTarget['scope']
  pieceId: string
}

/** A link that names a piece. */
export function toPieceTarget(target: LinkTarget | undefined): PieceTarget | undefined {
  const [pieceId, ...others] = target?.recordIds ?? []
  return target && pieceId && others.length === 0 ? { scope: target.scope, pieceId } : undefined
}

const toPieceKey = (secret: Buffer) => ({ purpose: 'email-piece', secret })
