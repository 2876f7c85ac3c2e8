import type { ReentryRule } from '@gable/shared/flows/definition.ts'
import { hourlyEntryMaximum } from '@gable/shared/flows/run-labels.ts'
import type { TriggerType } from '@gable/shared/flows/trigger.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import type { RunOfContact } from '../run-event-queries.ts'
import type { FlowEntry } from './insert-runs.ts'

interface Target {
  flowId: string
  version: number
  reentry: ReentryRule
  firstStepId: string
  /** If the first step is a wait. */
  wait: { until: number; awaits?: TriggerType } | undefined
}

/**
 * Inserts a run for each contact who may enter: not archived, not against the rule for coming back, and not more often
 * in an hour than a flow that feeds itself is allowed to.
 */
export async function insertRunRows(
  db: Db,
  { accountId }: AccountScope,
  { flowId, version, reentry, firstStepId, wait }: Target,
  entries: readonly (FlowEntry & { id: string })[],
): Promise<RunOfContact[]> {
  const { rows } = await sql<RunOfContact>`
    with requested as (
      select *, row_number() over (partition by contact_id order by id) as nth
      from unnest(${entries.map(({ id }) => id)}::uuid[], ${entries.map(({ contactId }) => contactId)}::uuid[],
        ${entries.map(({ propertyId }) => propertyId)}::uuid[], ${entries.map(({ leadId }) => leadId)}::uuid[],
        ${entries.map(({ occasion }) => occasion)}::text[],
        ${entries.map(({ cause }) => JSON.stringify(cause))}::jsonb[],
        ${entries.map(({ startedAt }) => startedAt ?? null)}::timestamptz[])
        as e(id, contact_id, property_id, lead_id, occasion, cause, started_at)
    )
    insert into flow_runs (account_id, id, flow_id, version, contact_id, property_id, lead_id, occasion, cause, step_id,
      due_at, is_waiting, awaits, started_at)
    select ${accountId}, e.id, ${flowId}, ${version}, e.contact_id, e.property_id, e.lead_id, e.occasion, e.cause,
      ${firstStepId}, coalesce(${wait ? new Date(wait.until) : null}::timestamptz, now()), ${wait !== undefined}::boolean,
      ${wait?.awaits ?? null}::text,
      -- The contact is locked: what happened before does not count for those who are enrolled now.
      coalesce(e.started_at, clock_timestamp())
    from requested e
      -- One look-up per entry: after an import, before its tables are analyzed, a join would read all contacts each time.
      cross join lateral (
        select c.archived_at from contacts c where c.account_id = ${accountId} and c.id = e.contact_id limit 1
      ) c
      cross join lateral (
        select count(*) as runs, count(*) filter (where r.state in ('ACTIVE', 'FAILED')) as open,
          count(*) filter (where r.started_at > now() - interval '1 hour') as recent
        from flow_runs r where r.account_id = ${accountId} and r.flow_id = ${flowId} and r.contact_id = e.contact_id
      ) former
    where c.archived_at is null and former.recent + e.nth <= ${sql.lit(hourlyEntryMaximum)}
      and ${reentryConditions[reentry]}
    order by e.id
    on conflict (account_id, flow_id, contact_id, occasion) do nothing
    returning id, contact_id as "contactId", property_id as "propertyId"`.execute(db)
  return rows
}

const reentryConditions: Record<ReentryRule, ReturnType<typeof sql>> = {
  NEVER: sql`former.runs = 0 and e.nth = 1`,
  AFTER_END: sql`former.open = 0 and e.nth = 1`,
  EVERY_TIME: sql`true`,
}
