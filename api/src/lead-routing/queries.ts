import { newId } from '@gable/shared/ids.ts'
import { emailSources } from '@gable/shared/lead-intake/source.ts'
import {
  leadSources,
  type RoutingRule,
  type RoutingRuleChange,
  type RoutingRuleInput,
} from '@gable/shared/lead-routing/rule.ts'
import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { LeadRoutingTables } from '../database/schema/lead-routing.ts'
import { lockInAccount } from '../platform/account-lock-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export type StoredRule = Omit<RoutingRule, 'errors'>

const selectRules = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('lead_routing_rules as r')
    .select([
      'r.id as _id',
      'r.name',
      'r.is_on as isOn',
      'r.filters',
      'r.assignment',
      'r.overrides_owner as overridesOwner',
      'r.version',
      'r.updated_at as updatedAt',
      sql<string>`(select count(*) from leads where account_id = ${accountId} and routing_rule_id = r.id)`.as('leads'),
    ])
    .where('r.account_id', '=', accountId)

type RuleRow = Omit<StoredRule, 'leads' | 'updatedAt'> & { leads: string; updatedAt: Date }

const toRule = ({ leads, updatedAt, ...rule }: RuleRow): StoredRule => ({
  ...rule,
  leads: Number(leads),
  updatedAt: updatedAt.toISOString(),
})

/** In the order in which they are tried. */
export async function listRules(db: Db, scope: AccountScope): Promise<StoredRule[]> {
  const rows = await selectRules(db, scope).orderBy('r.position').orderBy('r.id').execute()
  return rows.map(toRule)
}

export async function getRule(db: Db, scope: AccountScope, id: string): Promise<StoredRule | undefined> {
  const row = await selectRules(db, scope).where('r.id', '=', id).executeTakeFirst()
  return row && toRule(row)
}

export async function lockRuleVersion(db: Db, { accountId }: AccountScope, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('lead_routing_rules')
    .select('version')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.version
}

/** Locks the account's list of rules, so that additions at once neither share a position nor exceed the limit. */
export const lockRules = (db: Db, scope: AccountScope): Promise<void> => lockInAccount(db, scope, 'lead routing rules')

export async function insertRule(db: Db, { accountId }: AccountScope, input: RoutingRuleInput): Promise<string> {
  const id = newId()
  await db
    .insertInto('lead_routing_rules')
    .values({
      account_id: accountId,
      id,
      name: input.name,
      is_on: input.isOn,
      filters: JSON.stringify(input.filters),
      assignment: JSON.stringify(input.assignment),
      overrides_owner: input.overridesOwner,
      position: sql`(select coalesce(max(position), 0) + 1 from lead_routing_rules where account_id = ${accountId})`,
    })
    .execute()
  return id
}

export async function updateRule(
  db: Db,
  { accountId }: AccountScope,
  id: string,
  { name, isOn, filters, assignment, overridesOwner }: RoutingRuleChange,
) {
  const change: Updateable<LeadRoutingTables['lead_routing_rules']> = {
    ...(name !== undefined && { name }),
    ...(isOn !== undefined && { is_on: isOn }),
    ...(filters && { filters: JSON.stringify(filters) }),
    ...(assignment && { assignment: JSON.stringify(assignment) }),
    ...(overridesOwner !== undefined && { overrides_owner: overridesOwner }),
  }
  await db
    .updateTable('lead_routing_rules')
    .set({ ...change, version: sql`version + 1`, updated_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

export async function deleteRule(db: Db, { accountId }: AccountScope, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('lead_routing_rules')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Rules that are not named keep their order after the others. */
export async function updateOrder(db: Db, { accountId }: AccountScope, ruleIds: readonly string[]) {
  await sql`
    update lead_routing_rules r set position = o.n from (
      select id, row_number() over (order by array_position(${ruleIds}::uuid[], id) nulls last, position, id) as n
      from lead_routing_rules where account_id = ${accountId}
    ) o where r.account_id = ${accountId} and r.id = o.id and r.position <> o.n`.execute(db)
}

interface Choice {
  value: string
  label: string
}

/** Forms, widgets and landing pages that leads come from, and the sources that other systems name. */
export async function listRoutingOptions(
  db: Db,
  { accountId }: AccountScope,
): Promise<{ sources: Choice[]; forms: Choice[]; assets: Choice[] }> {
  const [forms, assets] = [
    await db
      .selectFrom('forms')
      .select(['id as value', 'name as label'])
      .where('account_id', '=', accountId)
      .orderBy('name')
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('assets')
      .select(['id as value', 'name as label'])
      .where('account_id', '=', accountId)
      .where('kind', '<>', 'contact-dashboard')
      .orderBy('name')
      .orderBy('id')
      .execute(),
  ]
  const names = new Set([...leadSources, ...emailSources, ...(await listIncomingSources(db, accountId))])
  return { sources: [...names].map((value) => ({ value, label: value })), forms, assets }
}

/** Jumps from name to name in the index, because an account may have many leads of few sources. */
async function listIncomingSources(db: Db, accountId: string): Promise<string[]> {
  const next = (after: RawBuilder<unknown>) =>
    sql`(select min(source) from incoming_leads where account_id = ${accountId} and source > ${after})`
  const { rows } = await sql<{ name: string }>`
    with recursive found(source) as (
      select ${next(sql`''`)} union all select ${next(sql`found.source`)} from found where found.source is not null
    )
    select name from lead_intake_sources where account_id = ${accountId}
    union (select source from found where source is not null limit 100) order by 1`.execute(db)
  return rows.map(({ name }) => name)
}
