import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getAttributedPiece, type SubmissionOrigin } from './attribution-queries.ts'
import { readPieceReference } from './piece-reference.ts'

/** The email that led to the page a form was sent from. */
export async function findSubmissionOrigin(
  db: Db,
  scope: AccountScope,
  pageUrl: string | null,
): Promise<SubmissionOrigin | undefined> {
  const pieceId = readPieceReference(pageUrl)
  return pieceId === undefined ? undefined : getAttributedPiece(db, scope, pieceId)
}
