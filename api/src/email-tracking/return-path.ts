import { createPieceToken, type PieceTarget, readPieceToken } from './message-id.ts'

/** The address that bounces of a piece are sent to. It names the piece, whatever the text of the bounce says. */
export const createReturnPath = (secret: Buffer, accountId: string, pieceId: string, bounceDomain: string): string =>
  `${createPieceToken(secret, accountId, pieceId)}@${bounceDomain}`

/** Undefined when the address is not one of ours. */
export function readReturnPath(secret: Buffer, address: string, bounceDomain: string): PieceTarget | undefined {
  const at = address.lastIndexOf('@')
  if (address.slice(at + 1).toLowerCase() !== bounceDomain.toLowerCase()) return undefined
  return readPieceToken(secret, address.slice(0, Math.max(0, at)))
}
