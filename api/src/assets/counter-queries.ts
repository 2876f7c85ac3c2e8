import { sumCounts } from '../platform/sum-counts-queries.ts'
import type { AssetQuery } from './queries.ts'

/** Adds the all-time totals of each asset, as `counted`. */
export const withCounterTotals = (assets: AssetQuery) =>
  assets.leftJoinLateral(
    ({ selectFrom }) =>
      selectFrom('counter_total')
        .select([
          sumCounts('view').as('views'),
          sumCounts('entrance').as('entrances'),
          sumCounts('click').as('clicks'),
          sumCounts('submission').as('leads'),
          ({ fn }) => fn.max('last_at').as('latest'),
        ])
        .whereRef('counter_total.account_id', '=', 'assets.account_id')
        .whereRef('counter_total.subject', '=', 'assets.kind')
        .whereRef('counter_total.subject_id', '=', 'assets.id')
        .as('counted'),
    (join) => join.onTrue(),
  )
