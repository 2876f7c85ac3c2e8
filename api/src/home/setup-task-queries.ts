import { type SetupTask, type SetupTaskName, setupTasks } from '@gable/shared/home/setup-task.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

export async function listSetupTasks(db: Db, { accountId, agentId }: Scope): Promise<SetupTask[]> {
  const { rows } = await sql<Record<SetupTaskName, boolean>>`
    select
      -- A contact that came through a form is not one that the agency brought along.
      exists (select from contacts where account_id = ${accountId} and not exists (
        select from submissions where submissions.account_id = ${accountId} and contact_id = contacts.id
      )) as "ADD_CONTACTS",
      exists (select from brandings where account_id = ${accountId} and is_default
        and style ->> 'primaryColor' is not null and style ->> 'digitalLogoId' is not null) as "ADD_BRANDING",
      exists (select from agents where account_id = ${accountId} and id = ${agentId}
        and purl_id is not null) as "CREATE_PERSONAL_URL",
      exists (select from assets where account_id = ${accountId} and kind = 'landing-page'
        and status = 'PUBLISHED') as "PUBLISH_PAGE",
      (exists (select from widget_sightings where account_id = ${accountId})
        or exists (select from counter_total where account_id = ${accountId} and subject = 'widget'
          and type = 'view')) as "INSTALL_WIDGET"
  `.execute(db)
  return setupTasks.map((name) => ({ name, isDone: rows[0]?.[name] ?? false }))
}
