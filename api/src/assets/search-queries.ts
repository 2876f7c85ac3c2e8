import type { AssetStatus, ListSort } from '@gable/shared/assets/asset.ts'
import { sql } from 'kysely'
import { type AssetQuery, type AssetRow, withSummaryColumns } from './queries.ts'

interface AssetSearch {
  search: string
  statuses?: AssetStatus[] | undefined
  sort: ListSort
  sortOrder: 'asc' | 'desc'
  page: number
  pageSize: number
}

/** One page of results and the total count. The search matches any part of a name, or a complete id. */
export async function searchAssets(
  assets: AssetQuery,
  { search, statuses, sort, sortOrder, page, pageSize }: AssetSearch,
): Promise<{ rows: AssetRow[]; total: number }> {
  const matches = filterByStatus(assets, statuses).$if(search !== '', (query) =>
    query.where(sql<boolean>`(strpos(lower(assets.name), lower(${search})) > 0 or assets.id::text = lower(${search}))`),
  )
  const offset = (page - 1) * pageSize
  const rows = await withSummaryColumns(matches)
    .orderBy(orderBySort[sort], sortOrder)
    .orderBy(orderBySort.name)
    .orderBy('assets.id')
    .limit(pageSize)
    .offset(offset)
    .execute()
  const isLastPage = rows.length < pageSize && (rows.length > 0 || offset === 0)
  return { rows, total: isLastPage ? offset + rows.length : await countAssets(matches) }
}

export async function countAssets(assets: AssetQuery, statuses?: AssetStatus[]): Promise<number> {
  const { total } = await filterByStatus(assets, statuses)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

const filterByStatus = (assets: AssetQuery, statuses: AssetStatus[] | undefined) =>
  statuses ? assets.where('assets.status', '=', sql<AssetStatus>`any(${statuses}::text[])`) : assets

const orderBySort: Record<ListSort, ReturnType<typeof sql>> = {
  name: sql`lower(assets.name)`,
  'lastUpdated.triggeredAt': sql`assets.triggered_at`,
  'statistics.views': sql`counted.views`,
  'statistics.entrances': sql`counted.entrances`,
  'statistics.leads': sql`counted.leads`,
}
