/** Rounds cents to dollars. Postgres returns cents as text, because they are `bigint`. */
export function toDollars(cents: string | number): number
export function toDollars(cents: string | number | null): number | null
export function toDollars(cents: string | number | null) {
  return cents === null ? null : Math.round(Number(cents) / 100)
}
