import type { Contract } from '@gable/shared/contract.ts'
import type { Received } from '@gable/shared/http/endpoint.ts'
import type { SubjectStatus } from '@gable/shared/subjects/subject.ts'
import type { WidgetSort } from '@gable/shared/widgets/widget.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { inWhole, widgetOf, widgetsOf } from './queries.ts'

type Asked = Received<Contract['GET /agent/widget/config/search']>['query']

export async function searchWidgets(
  db: Db,
  scope: AccountScope,
  { search, statuses, sort, sortOrder, page, pageSize }: Asked,
) {
  const found = inOneOf(widgetsOf(db, scope), statuses).$if(search !== '', (widgets) =>
    widgets.where(
      sql<boolean>`(strpos(lower(subjects.name), lower(${search})) > 0 or subjects.id::text = lower(${search}))`,
    ),
  )
  const rows = await inWhole(found)
    .orderBy(orders[sort], sortOrder)
    .orderBy(orders.name)
    .orderBy('subjects.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { data: rows.map(widgetOf), total: await count(found) }
}

export const countWidgets = (db: Db, scope: AccountScope, statuses: SubjectStatus[]): Promise<number> =>
  count(inOneOf(widgetsOf(db, scope), statuses))

const inOneOf = (widgets: ReturnType<typeof widgetsOf>, statuses: SubjectStatus[] | undefined) =>
  statuses ? widgets.where('subjects.status', '=', sql<SubjectStatus>`any(${statuses}::text[])`) : widgets

async function count(widgets: ReturnType<typeof widgetsOf>): Promise<number> {
  const { total } = await widgets.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

const orders: Record<WidgetSort, ReturnType<typeof sql>> = {
  name: sql`lower(subjects.name)`,
  'lastUpdated.triggeredAt': sql`subjects.triggered_at`,
  'statistics.views': sql`counted.views`,
  'statistics.entrances': sql`counted.entrances`,
  'statistics.leads': sql`counted.leads`,
}
