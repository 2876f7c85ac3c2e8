import type { FormAction } from '@gable/shared/assets/subject.ts'
import { type Demands, demandsOf } from '@gable/shared/journeys/asked.ts'
import type { Db } from '../platform/database.ts'
import type { KnownSubject } from '../platform/subject-map.ts'

/** Of all that is set of a widget or page, what decides where its visitors are led. */
export interface Course extends Demands {
  type: string
  brandingId: string | null
  action: FormAction | undefined
}

export async function readCourse(db: Db, { id, scope }: KnownSubject, tab = 0): Promise<Course | undefined> {
  const row = await db
    .selectFrom('subjects')
    .select(['type', 'branding_id', 'settings'])
    .where('account_id', '=', scope.accountId)
    .where('id', '=', id)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirst()
  return row && courseOf(row, tab)
}

interface Stored {
  type: string
  branding_id: string | null
  settings: Record<string, unknown>
}

/** Of a page with tabs each one leads to forms of its own. */
export function courseOf({ type, branding_id, settings }: Stored, tab = 0): Course {
  const { action } = (Array.isArray(settings.tabs) && settings.tabs[tab]) || settings
  return { type, brandingId: branding_id, action, ...demandsOf(type, settings) }
}
