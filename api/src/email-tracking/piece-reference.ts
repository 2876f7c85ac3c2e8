import { packId, unpackId } from '../platform/pack-id.ts'

/** Names a piece in the address of a page of ours, so that a form sent there belongs to the piece: 22 characters. */
export const createPieceReference = (pieceId: string): string => packId(pieceId).toString('base64url')

/** The id of the piece that led to a page. Anyone may write such an address, so it may not exist. */
export function readPieceReference(pageUrl: string | null): string | undefined {
  if (pageUrl === null || !URL.canParse(pageUrl)) return undefined
  return parsePieceReference(new URL(pageUrl).searchParams.get(pieceParameter))
}

/** The reference in the query of a page, for the addresses that lead on from there. */
export const getPieceReference = (query: { [pieceParameter]?: unknown }): string | undefined =>
  typeof query.m === 'string' && parsePieceReference(query.m) !== undefined ? query.m : undefined

export const withPieceReference = (url: string, pieceId: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}${pieceParameter}=${createPieceReference(pieceId)}`

const pieceParameter = 'm'

const parsePieceReference = (reference: unknown) =>
  typeof reference === 'string' && /^[\w-]{22}$/.test(reference)
    ? unpackId(Buffer.from(reference, 'base64url'), 0)
    : undefined
