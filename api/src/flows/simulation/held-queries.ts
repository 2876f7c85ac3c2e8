import type { HoldReason } from '@gable/shared/emails/piece.ts'
import type { PostcardHoldReason } from '@gable/shared/postcards/piece.ts'
import { sql } from 'kysely'
import { type HoldRules, holdReasonSql } from '../../email-delivery/hold-queries.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { withHoldReasons } from '../../postcard-delivery/hold-reason-queries.ts'

export async function listHeldEmails(
  db: Db,
  scope: AccountScope,
  rules: HoldRules,
  contactIds: readonly string[],
): Promise<{ id: string; reason: HoldReason }[]> {
  const { rows } = await sql<{ id: string; reason: HoldReason }>`
    select * from (select c.id, ${holdReasonSql(scope, rules)} as reason from account_contacts c
      where c.account_id = ${scope.accountId} and c.id = any(${contactIds}::uuid[])) judged
    where reason is not null`.execute(db)
  return rows
}

export async function listHeldPostcards(
  db: Db,
  scope: AccountScope,
  content: { contentId: string; version: number },
  contactIds: readonly string[],
): Promise<{ id: string; reason: PostcardHoldReason }[]> {
  const rules = { ...content, occasion: '', skipsRepeats: false }
  const { rows } = await sql<{ id: string; reason: PostcardHoldReason }>`
    with requested as (
      select contact_id, null::uuid as property_id, place
      from unnest(${contactIds}::uuid[]) with ordinality as r (contact_id, place)
    ), ${withHoldReasons(scope, rules)}
    select contact_id as id, reason from placed where reason is not null`.execute(db)
  return rows
}
