import type { BroadcastEstimate } from '@gable/shared/broadcasts/broadcast.ts'
import type { HoldReason } from '@gable/shared/emails/piece.ts'
import type { PostcardHoldReason } from '@gable/shared/postcards/piece.ts'
import { sql } from 'kysely'
import { type ResolvedContactQuery, selectContacts } from '../contacts/selection-queries.ts'
import { type HoldRules, holdReasonSql } from '../email-delivery/hold-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type PostcardRules, withHoldReasons } from '../postcard-delivery/hold-reason-queries.ts'

/** So many of the contacts held back for one reason are named. */
const namedMaximum = 5

/** Counts the selected contacts by the reason why they would get nothing, in one statement. */
export async function countByHoldReason(
  db: Db,
  scope: AccountScope,
  query: ResolvedContactQuery,
  rules: HoldRules,
): Promise<{ recipients: number; held: BroadcastEstimate['held'] }> {
  const evaluated = selectContacts(db, scope, query).select([
    'c.id',
    'c.full_name',
    holdReasonSql(scope, rules).as('reason'),
  ])
  const { rows } = await sql<{
    reason: HoldReason | null
    count: number
    contacts: { _id: string; fullName: string }[] | null
  }>`
    select reason, count(*)::int as count, jsonb_agg(jsonb_build_object('_id', id, 'fullName', full_name) order by place)
        filter (where reason is not null and place <= ${sql.lit(namedMaximum)}) as contacts
    from (select *, row_number() over (partition by reason order by id) as place from (${evaluated}) evaluated) placed
    group by reason order by count desc, reason`.execute(db)
  return {
    recipients: rows.find(({ reason }) => reason === null)?.count ?? 0,
    held: rows.flatMap(({ reason, count, contacts }) =>
      reason === null ? [] : [{ reason, count, contacts: contacts ?? [] }],
    ),
  }
}

/** The same for postcards. Those for which the credits do not reach are the last ones. */
export async function countPostcardsByHoldReason(
  db: Db,
  scope: AccountScope,
  query: ResolvedContactQuery,
  rules: PostcardRules,
  affordable: number,
): Promise<{ recipients: number; held: BroadcastEstimate['held'] }> {
  const selected = selectContacts(db, scope, query).select('c.id')
  const { rows } = await sql<{
    reason: PostcardHoldReason | null
    count: number
    contacts: { _id: string; fullName: string }[] | null
  }>`
    with requested as (
      select id as contact_id, null::uuid as property_id, row_number() over (order by id) as place from (${selected}) s
    ), ${withHoldReasons(scope, rules)}, paid as (
      select contact_id, full_name, coalesce(reason, case
          when row_number() over (partition by reason order by place) > ${affordable}::int then 'NOT_ENOUGH_CREDITS'
        end) as reason
      from placed
    )
    select reason, count(*)::int as count,
      jsonb_agg(jsonb_build_object('_id', contact_id, 'fullName', full_name) order by place)
        filter (where reason is not null and place <= ${sql.lit(namedMaximum)}) as contacts
    from (select *, row_number() over (partition by reason order by contact_id) as place from paid) named
    group by reason order by count desc, reason`.execute(db)
  return {
    recipients: rows.find(({ reason }) => reason === null)?.count ?? 0,
    held: rows.flatMap(({ reason, count, contacts }) =>
      reason === null ? [] : [{ reason, count, contacts: contacts ?? [] }],
    ),
  }
}
