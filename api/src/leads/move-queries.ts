import type { LeadStage } from '@gable/shared/activity/entry.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { Undo } from './undo-queries.ts'

/** Those who put leads into one column come one after the other, so that no two get one place. */
export const queueForColumn = (db: Db, { accountId }: AccountScope, stage: LeadStage) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`leads ${accountId} ${stage}`}, 0))`.execute(db)

/** A lead as it is stored, held until the transaction ends. */
export interface HeldLead {
  stage: LeadStage
  position: number
  stageChangedAt: Date
  contactId: string
  propertyId: string | null
  agentId: string | null
  nextAction: string | null
  nextActionAt: Date | null
  lostReason: string | null
  undo: Undo | null
}

export async function lockLead(db: Db, { accountId }: AccountScope, id: string): Promise<HeldLead | undefined> {
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
    .forUpdate()
    .executeTakeFirst()
  return row as HeldLead | undefined
}

interface Neighbours {
  above: number | null
  below: number | null
}

/** The places around the gap under one lead; of nobody it is the head of the column, of one that is elsewhere its foot. */
export async function gapUnder(
  db: Db,
  { accountId }: AccountScope,
  { id, stage, upper }: { id: string; stage: LeadStage; upper: string | null | undefined },
): Promise<Neighbours> {
  const column = db
    .selectFrom('leads')
    .where('account_id', '=', accountId)
    .where('stage', '=', stage)
    .where('id', '<>', id)
  const last = await column.select(({ fn }) => fn.max('position').as('position')).executeTakeFirst()
  const foot = { above: last?.position ?? null, below: null }
  if (upper === undefined) return foot
  if (upper === null) {
    const first = await column.select(({ fn }) => fn.min('position').as('position')).executeTakeFirst()
    return { above: null, below: first?.position ?? null }
  }
  const above = await column.select('position').where('id', '=', upper).executeTakeFirst()
  if (!above) return foot
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

/** Gives every lead of a column room around it again. */
export const spreadColumn = (db: Db, { accountId }: AccountScope, stage: LeadStage) =>
  sql`
    update leads set position = spread.place
    from (
      select id, 1024.0 * row_number() over (order by position, id) as place
      from leads where account_id = ${accountId} and stage = ${stage}
    ) as spread
    where leads.account_id = ${accountId} and leads.id = spread.id
  `.execute(db)

interface Place {
  stage: LeadStage
  position: number
  lostReason: string | null
  isAnotherStage: boolean
}

export const placeLead = (
  db: Db,
  { accountId }: AccountScope,
  id: string,
  { stage, position, lostReason, isAnotherStage }: Place,
) =>
  db
    .updateTable('leads')
    .set({
      ...{ stage, position, lost_reason: lostReason, undo: null },
      ...(isAnotherStage && { stage_changed_at: new Date() }),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
