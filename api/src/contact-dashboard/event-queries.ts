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
  const event = {
    ...{ account_id: accountId, id, at, type, visit_id: visitId, detail },
    ...{ subject: 'contact-dashboard', subject_id: dashboardId },
  }
  const { rows } = await sql`select record_events(${JSON.stringify([event])}::jsonb)`.execute(db)
  return rows.length > 0
}
