import type { ContentIntent, ContentMedium } from '@gable/shared/content/content-kind.ts'
import { sql } from 'kysely'
import { selectContents } from '../content/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { DayRange } from './report-definition.ts'

/** The emails or postcards of the account. */
export function listReportedContents(
  db: Db,
  scope: AccountScope,
  { medium, intent }: { medium: ContentMedium; intent: ContentIntent | undefined },
) {
  const contents = selectContents(db, scope).select(['id', 'title']).where('medium', '=', medium)
  return (intent ? contents.where('intent', '=', intent) : contents).execute()
}

/** The credits that were spent on each postcard content, by the day its pieces were handed to the printer. */
export async function sumSpentCredits(
  db: Db,
  { accountId }: AccountScope,
  ids: readonly string[],
  { from, till }: DayRange,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; credits: number }>`
    select content_id as id, sum(credits)::float8 as credits from postcard_pieces
    where account_id = ${accountId} and submitted_on between ${from}::date and ${till}::date
      and content_id = any(${ids}::uuid[])
    group by content_id`.execute(db)
  return new Map(rows.map(({ id, credits }) => [id, credits]))
}
