import type { LeadStage } from '@gable/shared/activity/entry.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { LeadUndo } from './undo-queries.ts'

/** Serializes moves into one column, so that no two leads get the same position. */
export const lockColumn = (db: Db, { accountId }: AccountScope, stage: LeadStage) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`leads ${accountId} ${stage}`}, 0))`.execute(db)

/** A lead row, locked until the transaction ends. */
export interface LockedLead {
  stage: LeadStage
  position: number
  stageChangedAt: Date
  contactId: string
  propertyId: string | null
  agentId: string | null
  nextAction: string | null
  nextActionAt: Date | null
  lostReason: string | null
  undo: LeadUndo | null
}

/** Locks the contact before the lead, as merges and erasures do. A merge that moves the lead meanwhile changes its contact. */
export async function lockLeadOrThrow(db: Db, scope: AccountScope, id: string): Promise<LockedLead> {
  for (;;) {
    const contactId = orNotFound(await lockContactOfLead(db, scope, id), 'lead')
    const lead = await lockLeadOfContact(db, scope, id, contactId)
    if (lead) return lead
  }
}

async function lockContactOfLead(db: Db, { accountId }: AccountScope, id: string): Promise<string | undefined> {
  const contact = await db
    .selectFrom('leads as l')
    .innerJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 'l.account_id').onRef('c.id', '=', 'l.contact_id'),
    )
    .select('c.id')
    .where('l.account_id', '=', accountId)
    .where('l.id', '=', id)
    .forNoKeyUpdate('c')
    .executeTakeFirst()
  return contact?.id
}

async function lockLeadOfContact(db: Db, { accountId }: AccountScope, id: string, contactId: string) {
  const row = await db
    .selectFrom('leads')
    .select([
      'stage',
      'position',
      'stage_changed_at as stageChangedAt',
      'contact_id as contactId',
      'property_id as propertyId',
      'agent_id as agentId',
      'next_action as nextAction',
      'next_action_at as nextActionAt',
      'lost_reason as lostReason',
      'undo',
    ])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('contact_id', '=', contactId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row as LockedLead | undefined
}

interface Neighbors {
  above: number | null
  below: number | null
}

/**
 * Positions around the gap below the lead `upper`. For null that is the top of the column, for undefined and for a lead
 * that has left the column its end.
 */
export async function getGapBelow(
  db: Db,
  { accountId }: AccountScope,
  { id, stage, upper }: { id: string; stage: LeadStage; upper: string | null | undefined },
): Promise<Neighbors> {
  const column = db
    .selectFrom('leads')
    .where('account_id', '=', accountId)
    .where('stage', '=', stage)
    .where('id', '<>', id)
  const last = await column.select(({ fn }) => fn.max('position').as('position')).executeTakeFirst()
  const end = { above: last?.position ?? null, below: null }
  if (upper === undefined) return end
  if (upper === null) {
    const first = await column.select(({ fn }) => fn.min('position').as('position')).executeTakeFirst()
    return { above: null, below: first?.position ?? null }
  }
  const above = await column.select('position').where('id', '=', upper).executeTakeFirst()
  if (!above) return end
  const below = await column
    .select('position')
    .where(({ eb, or, and }) =>
      or([eb('position', '>', above.position), and([eb('position', '=', above.position), eb('id', '>', upper)])]),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return { above: above.position, below: below?.position ?? null }
}

/** Renumbers a column, so that there is room between its leads again. */
export const respaceColumn = (db: Db, { accountId }: AccountScope, stage: LeadStage) =>
  sql`
    update leads set position = respaced.position
    from (
      select id, 1024.0 * row_number() over (order by position, id) as position
      from leads where account_id = ${accountId} and stage = ${stage}
    ) as respaced
    where leads.account_id = ${accountId} and leads.id = respaced.id
  `.execute(db)

interface LeadPlace {
  stage: LeadStage
  position: number
  lostReason: string | null
  isNewStage: boolean
}

export const updatePlace = (
  db: Db,
  { accountId }: AccountScope,
  id: string,
  { stage, position, lostReason, isNewStage }: LeadPlace,
) =>
  db
    .updateTable('leads')
    .set({
      stage,
      position,
      lost_reason: lostReason,
      undo: null,
      ...(isNewStage && { stage_changed_at: new Date() }),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
