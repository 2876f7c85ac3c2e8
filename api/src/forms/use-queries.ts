import type { FormUse } from '@gable/shared/forms/form.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/**
 * What uses a form, by itself or through a form group. Tabs, buttons and modules keep the form in different places of
 * their settings, so the id is looked for in the whole text: an account has few assets, and an id is found nowhere else.
 */
export async function listFormUses(db: Db, { accountId }: AccountScope, formId: string): Promise<FormUse[]> {
  const { rows } = await sql<FormUse>`
    with groups as (
      select id, name from form_groups where account_id = ${accountId} and form_ids @> array[${formId}::uuid]
    )
    select kind, id as "_id", name, status = 'ARCHIVED' as "isArchived", agent_id is not null as "isPersonal"
      from assets where account_id = ${accountId} and exists (
        select from (select ${formId}::text as id union all select id::text from groups) wanted
        where strpos(settings::text, wanted.id) > 0 or strpos(general_settings::text, wanted.id) > 0)
    union all
    select 'form-group', id, name, false, false from groups
    order by 4, 3, 2`.execute(db)
  return rows
}
