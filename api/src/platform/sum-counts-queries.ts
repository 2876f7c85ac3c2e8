import { sql } from 'kysely'

/** The sum of the counters of this type in a group. */
export const sumCounts = (type: string) =>
  sql<number>`coalesce(sum(count) filter (where type = ${sql.lit(type)}), 0)::float8`
