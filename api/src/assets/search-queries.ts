import type { ListSort, AssetStatus } from '@gable/shared/assets/asset.ts'
import { sql } from 'kysely'
import { withSummaryColumns, type AssetRow, type AssetQuery } from './queries.ts'

interface AssetSearch {
  search: string
  statuses?: AssetStatus[] | undefined
  sort: ListSort
  sortOrder: 'asc' | 'desc'
  page: number
  pageSize: number
}

/** One page of them, and how many there are. A name is found by any part of it, an id as a whole. */
export async function searchAssets(subjects: AssetQuery, asked: AssetSearch): Promise<{ rows: AssetRow[]; total: number }> {
  const { search, statuses, sort, sortOrder, page, pageSize } = asked
  const found = inOneOf(subjects, statuses).$if(search !== '', (subjects) =>
    subjects.where(
      sql<boolean>`(strpos(lower(assets.name), lower(${search})) > 0 or assets.id::text = lower(${search}))`,
    ),
  )
  const rows = await withSummaryColumns(found)
    .orderBy(orders[sort], sortOrder)
    .orderBy(orders.name)
    .orderBy('assets.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { rows, total: await countAssets(found) }
}

export async function countAssets(subjects: AssetQuery, statuses?: AssetStatus[]): Promise<number> {
  const { total } = await inOneOf(subjects, statuses)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

const inOneOf = (subjects: AssetQuery, statuses: AssetStatus[] | undefined) =>
  statuses ? subjects.where('assets.status', '=', sql<AssetStatus>`any(${statuses}::text[])`) : subjects

const orders: Record<ListSort, ReturnType<typeof sql>> = {
  name: sql`lower(assets.name)`,
  'lastUpdated.triggeredAt': sql`assets.triggered_at`,
  'statistics.views': sql`counted.views`,
  'statistics.entrances': sql`counted.entrances`,
  'statistics.leads': sql`counted.leads`,
}
