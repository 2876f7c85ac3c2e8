import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { ContentSort } from '@gable/shared/content/content.ts'
import type { ContentMedium, ContentStatus } from '@gable/shared/content/content-kind.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type ContentRow, selectContents, withCounts, withSummaryColumns } from './queries.ts'

interface ContentSearch {
  medium: ContentMedium
  search: string
  status?: ContentStatus[] | undefined
  leadType?: LeadType | undefined
  isVisible: boolean
  sort: ContentSort
  sortOrder: 'asc' | 'desc'
  page: number
  pageSize: number
}

/** One page of results and the total count. The search matches any part of a title. */
export async function searchContents(
  db: Db,
  scope: AccountScope,
  { sort, sortOrder, page, pageSize, ...filters }: ContentSearch,
): Promise<{ rows: ContentRow[]; total: number }> {
  const matches = filterContents(db, scope, filters)
  const { total } = await matches.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  // The settings and counts are read for the rows of the page alone.
  const ids = (sort.startsWith('statistics.') ? withCounts(matches) : matches)
    .select('contents.id')
    .orderBy(orderBySort[sort], sortOrder)
    .orderBy(orderBySort.title)
    .orderBy('contents.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const rows = await withSummaryColumns(selectContents(db, scope).where('contents.id', 'in', ids))
    .orderBy(orderBySort[sort], sortOrder)
    .orderBy(orderBySort.title)
    .orderBy('contents.id')
    .execute()
  return { rows, total: Number(total) }
}

type Filters = Omit<ContentSearch, 'sort' | 'sortOrder' | 'page' | 'pageSize'>

const filterContents = (db: Db, scope: AccountScope, { medium, search, status, leadType, isVisible }: Filters) =>
  selectContents(db, scope)
    .where('contents.medium', '=', medium)
    .where('contents.is_visible', '=', isVisible)
    .$if(status !== undefined && status.length > 0, (query) =>
      query.where('contents.status', '=', sql<ContentStatus>`any(${status}::text[])`),
    )
    .$if(leadType !== undefined, (query) => query.where('contents.lead_type', '=', leadType as LeadType))
    .$if(search !== '', (query) => query.where(sql<boolean>`strpos(lower(contents.title), lower(${search})) > 0`))

const orderBySort: Record<ContentSort, ReturnType<typeof sql>> = {
  title: sql`lower(contents.title)`,
  'lastUpdated.triggeredAt': sql`contents.triggered_at`,
  'statistics.delivered': sql`counted.delivered`,
  'statistics.opens': sql`counted.opens`,
  'statistics.clicks': sql`counted.clicks`,
  'statistics.leads': sql`counted.leads`,
  'statistics.scans': sql`counted.scans`,
}
