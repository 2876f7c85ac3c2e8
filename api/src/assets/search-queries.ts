import type { ListSort, SubjectStatus } from '@gable/shared/assets/subject.ts'
import { sql } from 'kysely'
import { inWhole, type SubjectRow, type Subjects } from './queries.ts'

interface Asked {
  search: string
  statuses?: SubjectStatus[] | undefined
  sort: ListSort
  sortOrder: 'asc' | 'desc'
  page: number
  pageSize: number
}

/** One page of them, and how many there are. A name is found by any part of it, an id as a whole. */
export async function searchSubjects(subjects: Subjects, asked: Asked): Promise<{ rows: SubjectRow[]; total: number }> {
  const { search, statuses, sort, sortOrder, page, pageSize } = asked
  const found = inOneOf(subjects, statuses).$if(search !== '', (subjects) =>
    subjects.where(
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
  return { rows, total: await countSubjects(found) }
}

export async function countSubjects(subjects: Subjects, statuses?: SubjectStatus[]): Promise<number> {
  const { total } = await inOneOf(subjects, statuses)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

const inOneOf = (subjects: Subjects, statuses: SubjectStatus[] | undefined) =>
  statuses ? subjects.where('subjects.status', '=', sql<SubjectStatus>`any(${statuses}::text[])`) : subjects

const orders: Record<ListSort, ReturnType<typeof sql>> = {
  name: sql`lower(subjects.name)`,
  'lastUpdated.triggeredAt': sql`subjects.triggered_at`,
  'statistics.views': sql`counted.views`,
  'statistics.entrances': sql`counted.entrances`,
  'statistics.leads': sql`counted.leads`,
}
