import { type TaskName, taskNames } from '@gable/shared/getting-started/task.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface TaskFacts {
  /** Everything was done once. What is undone later does not bring the tasks back. */
  hasEnded: boolean
  /** What the account contains now. */
  done: Set<TaskName>
  paid: Set<TaskName>
}

/** Names the credits of a task in the ledger. */
export const toCreditKey = (name: TaskName): string => `task/${name}`

export async function getTaskFacts(db: Db, { accountId }: AccountScope): Promise<TaskFacts> {
  const { rows } = await sql<Record<TaskName, boolean> & { hasEnded: boolean; paidKeys: string[] }>`
    select
      exists (select from getting_started where account_id = ${accountId}) as "hasEnded",
      array(select key from credit_entries where account_id = ${accountId} and kind = 'GRANT'
        and key = any(${taskNames.map(toCreditKey)}::text[])) as "paidKeys",
      -- A contact that came through a form is not one that the agency brought along.
      exists (select from contacts where account_id = ${accountId} and not exists (
        select from submissions where submissions.account_id = ${accountId} and contact_id = contacts.id
      )) as "ADD_CONTACTS",
      exists (select from brandings where account_id = ${accountId} and is_default
        and style ->> 'primaryColor' is not null and style ->> 'digitalLogoId' is not null) as "ADD_BRANDING",
      exists (select from agents where account_id = ${accountId} and purl_id is not null) as "CREATE_PERSONAL_URL",
      exists (select from assets where account_id = ${accountId} and kind = 'landing-page'
        and status = 'PUBLISHED') as "PUBLISH_PAGE",
      (exists (select from widget_sightings where account_id = ${accountId})
        or exists (select from counter_total where account_id = ${accountId} and subject = 'widget'
          and type = 'view')) as "INSTALL_WIDGET",
      exists (select from contents where account_id = ${accountId} and medium = 'EMAIL'
        and status = 'PUBLISHED') as "PUBLISH_EMAIL"
  `.execute(db)
  const [row] = rows
  invariant(row, 'the facts of the tasks returned no row')
  return {
    hasEnded: row.hasEnded,
    done: new Set(taskNames.filter((name) => row[name])),
    paid: new Set(taskNames.filter((name) => row.paidKeys.includes(toCreditKey(name)))),
  }
}

export const endGettingStarted = (db: Db, { accountId }: AccountScope) =>
  db
    .insertInto('getting_started')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
