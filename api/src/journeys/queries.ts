import type { FormAction } from '@gable/shared/subjects/subject.ts'
import type { Db } from '../platform/database.ts'
import type { KnownSubject } from '../platform/subject-map.ts'

/** Of all that is set of a widget or page, what decides where its visitors are led. */
export interface Course {
  type: string
  brandingId: string | null
  action: FormAction | undefined
  asksAddress: boolean
  phoneRequired: boolean
}

export async function readCourse(db: Db, { id, scope }: KnownSubject): Promise<Course | undefined> {
  const row = await db
    .selectFrom('subjects')
    .select(['type', 'branding_id', 'settings'])
    .where('account_id', '=', scope.accountId)
    .where('id', '=', id)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirst()
  return row && courseOf(row)
}

export function courseOf(row: { type: string; branding_id: string | null; settings: Record<string, unknown> }): Course {
  const { action, includeAddress, phoneRequired } = row.settings
  return {
    type: row.type,
    brandingId: row.branding_id,
    action: action as FormAction | undefined,
    asksAddress: row.type === 'SEARCH' || includeAddress === true,
    phoneRequired: phoneRequired === true,
  }
}
