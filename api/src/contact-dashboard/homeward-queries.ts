import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { OwnerKey } from './owner-queries.ts'

interface ButtonSubmission extends OwnerKey {
  dashboardId: string
  /** See `toButtonPath`. */
  paths: readonly string[]
  /** The name of the module and the text of its button, by which submissions are found that did not record the path. */
  buttons: readonly { label: string; value: string }[]
}

/** Whether the owner sent the form of one of these buttons for this home. */
export async function hasSubmittedFromButton(
  db: Db,
  { accountId }: AccountScope,
  { contactId, propertyId, dashboardId, paths, buttons }: ButtonSubmission,
): Promise<boolean> {
  const answers = buttons.map((button) => JSON.stringify([button]))
  const { rows } = await sql<{ hasSubmitted: boolean }>`
    select exists (select from submissions
      where account_id = ${accountId} and contact_id = ${contactId} and property_id = ${propertyId}
        and subject_id = ${dashboardId} and state <> 'SPAM' 
        and (dashboard_button = any(${paths}::text[])
          or (dashboard_button is null and answers @> any(${answers}::jsonb[])))) as "hasSubmitted"`.execute(db)
  return rows[0]?.hasSubmitted ?? false
}
