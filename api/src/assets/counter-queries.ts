import { sql } from 'kysely'
import type { AssetQuery } from './queries.ts'

/** With all that was ever counted of each, as `counted`. */
export const withCounterTotals = (subjects: AssetQuery) =>
  subjects.leftJoinLateral(
    ({ selectFrom }) =>
      selectFrom('counter_total')
        .select([
          total('view').as('views'),
          total('entrance').as('entrances'),
          total('click').as('clicks'),
          total('submission').as('leads'),
          ({ fn }) => fn.max('last_at').as('latest'),
        ])
        .whereRef('counter_total.account_id', '=', 'assets.account_id')
        .whereRef('counter_total.subject', '=', 'assets.kind')
        .whereRef('counter_total.subject_id', '=', 'assets.id')
        .as('counted'),
    (join) => join.onTrue(),
  )

const total = (type: string) => sql<number>`coalesce(sum(count) filter (where type = ${sql.lit(type)}), 0)::float8`
