import { type LinkTarget, readLink, signLink } from '../platform/signed-link.ts'

/** Names a piece at the printer, who sends it back with every message. */
export const createPieceToken = (secret: Buffer, accountId: string, pieceId: string): string =>
  signLink(toKey(secret), [accountId, pieceId])

/** Undefined when it is not one of ours. */
export function readPieceToken(
  secret: Buffer,
  token: string,
): { scope: LinkTarget['scope']; pieceId: string } | undefined {
  const target = readLink(toKey(secret), token)
  const [pieceId, ...others] = target?.recordIds ?? []
  return target && pieceId && others.length === 0 ? { scope: target.scope, pieceId } : undefined
}

const toKey = (secret: Buffer) => ({ purpose: 'postcard-piece', secret })
