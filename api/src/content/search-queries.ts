import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { ContentSort } from '@gable/shared/content/content.ts'
import type { ContentMedium, ContentStatus } from '@gable/shared/content/content-kind.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { prepared } from '../platform/query-batching.ts'
import type { AccountScope } from '../platform/scope.ts'
import { countLinkedFlows } from './linked-automation-queries.ts'
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

type FoundContent = ContentRow & { linkedAutomations: number }

/** One page of results and the total count. The search matches any part of a title. */
export async function searchContents(
  db: Db,
  scope: AccountScope,
  { sort, sortOrder, page, pageSize, ...filters }: ContentSearch,
): Promise<{ rows: FoundContent[]; total: number }> {
  const matches = filterContents(db, scope, filters)
  const counted = matches.select(({ fn }) => fn.countAll<string>().as('total'))
  const found = await (sort.startsWith('statistics.') ? withCounts(matches) : matches)
    .select(['contents.id', counted.as('total')])
    .orderBy(orderBySort[sort], sortOrder)
    .orderBy(orderBySort.title)
    .orderBy('contents.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const [first] = found
  // A page after the last one has no row that says how many there are.
  if (!first) return { rows: [], total: page > 1 ? Number((await counted.executeTakeFirstOrThrow()).total) : 0 }
  const rows = await listSummaries(
    db,
    scope,
    found.map(({ id }) => id),
  )
  return { rows, total: Number(first.total) }
}

/** The settings and counts are read by key: planning this statement takes longer than running it. */
async function listSummaries(db: Db, scope: AccountScope, ids: string[]): Promise<FoundContent[]> {
  const rows = await withSummaryColumns(
    selectContents(db, scope).where(sql<boolean>`contents.id = any(${ids}::uuid[])`),
  )
    .modifyFront(prepared)
    .select(countLinkedFlows().as('linkedAutomations'))
    .execute()
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowOf.get(id) ?? [])
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
