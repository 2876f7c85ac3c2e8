import type { Suppression, SuppressionReason } from '@gable/shared/email-domains/email-domain.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The reasons why addresses get no email, by address in lower case. Other addresses have no entry. */
export async function listSuppressed(
  db: Db,
  { accountId }: AccountScope,
  emails: string[],
): Promise<Map<string, SuppressionReason>> {
  if (emails.length === 0) return new Map()
  const rows = await db
    .selectFrom('email_suppressions')
    .select(['email', 'reason'])
    .where('account_id', '=', accountId)
    .where('email', '=', sql<string>`any(${emails.map((email) => email.toLowerCase())}::text[])`)
    .execute()
  return new Map(rows.map(({ email, reason }) => [email, reason]))
}

export interface NewSuppression {
  email: string
  reason: SuppressionReason
  detail: string
  pieceId?: string
}

interface SuppressionQuery {
  search: string
  page: number
  pageSize: number
}

export async function listSuppressions(
  db: Db,
  { accountId }: AccountScope,
  { search, page, pageSize }: SuppressionQuery,
) {
  const matching = db
    .selectFrom('email_suppressions')
    .where('account_id', '=', accountId)
    .$if(search !== '', (query) => query.where(sql<boolean>`strpos(email, lower(${search})) > 0`))
  const { total } = await matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .select(['email', 'reason', 'detail', 'at'])
    .orderBy('at', 'desc')
    .orderBy('email')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { data: rows.map(toSuppression), total: Number(total) }
}

export async function getSuppression(
  db: Db,
  { accountId }: AccountScope,
  email: string,
): Promise<Suppression | undefined> {
  const row = await db
    .selectFrom('email_suppressions')
    .select(['email', 'reason', 'detail', 'at'])
    .where('account_id', '=', accountId)
    .where('email', '=', email)
    .executeTakeFirst()
  return row && toSuppression(row)
}

export const upsertSuppression = (
  db: Db,
  { accountId }: AccountScope,
  { email, reason, detail, pieceId }: NewSuppression,
) =>
  db
    .insertInto('email_suppressions')
    .values({ account_id: accountId, email, reason, detail, piece_id: pieceId ?? null })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'email'])
        .doUpdateSet({
          reason: sql`excluded.reason`,
          detail: sql`excluded.detail`,
          piece_id: sql`excluded.piece_id`,
          at: sql`excluded.at`,
        })
        .where(sql<boolean>`${rankOf('excluded.reason')} > ${rankOf('email_suppressions.reason')}`),
    )
    .execute()

const rankOf = (column: string) => sql`array_position(array['MANUAL', 'BOUNCE', 'COMPLAINT'], ${sql.ref(column)})`

export const deleteSuppression = (db: Db, { accountId }: AccountScope, email: string) =>
  db.deleteFrom('email_suppressions').where('account_id', '=', accountId).where('email', '=', email).execute()

const toSuppression = ({ at, ...row }: Omit<Suppression, 'at'> & { at: Date }): Suppression => ({
  ...row,
  at: at.toISOString(),
})
