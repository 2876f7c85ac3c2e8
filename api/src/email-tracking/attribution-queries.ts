import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The email or postcard that led a visitor to a form. */
export interface SubmissionOrigin {
  pieceId: string
  /** Null for an email that an agent wrote by hand. */
  contentId: string | null
  /** Of smart content. */
  variationId: string | null
}

/** Undefined for a piece of another account, and one that does not exist. */
export async function getAttributedPiece(
  db: Db,
  { accountId }: AccountScope,
  pieceId: string,
): Promise<SubmissionOrigin | undefined> {
  const { rows } = await sql<SubmissionOrigin>`
    select p.id as "pieceId", p.content_id as "contentId", v.variation_id as "variationId"
    from (
        select account_id, id, content_id, version from email_pieces where account_id = ${accountId} and id = ${pieceId}
        union all
        select account_id, id, content_id, version from postcard_pieces where account_id = ${accountId} and id = ${pieceId}
      ) p left join content_versions v
      on v.account_id = p.account_id and v.content_id = p.content_id and v.version = p.version`.execute(db)
  return rows[0]
}

/** Counts a submission of an email or a postcard, in the statement of the caller. */
export function selectContentSubmission(
  { accountId }: AccountScope,
  { contentId, variationId }: SubmissionOrigin & { contentId: string },
  at: Date,
): RawBuilder<unknown> {
  const count = { subject: 'content', subject_id: contentId, type: 'submission', module: variationId ?? '', text: '' }
  return sql`add_to_counters(${accountId}, ${JSON.stringify([{ ...count, at, count: 1 }])}::jsonb)`
}
