import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

interface EventRow {
  id: string
  at: string
  type: 'view' | 'click'
  dashboardId: string
  visitId: string
  detail: { moduleId: string; text: string } | null
}

/** Stores and counts an event. False when it is stored already. */
export async function recordEvent(
  db: Db,
  { accountId }: AccountScope,
  { id, at, type, dashboardId, visitId, detail }: EventRow,
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    select record_event(${accountId}, ${id}, ${at}, ${type}, 'contact-dashboard', ${dashboardId}, ${visitId},
      ${detail && JSON.stringify(detail)}::jsonb, null) as "isNew"`.execute(db)
  return rows[0]?.isNew ?? false
}
