/** An estimate changed by a whole percentage, rounded to whole dollars. */
export const adjustPrice = (median: number, percent: number): number => Math.round((median * (100 + percent)) / 100)

const rangePercent = 5

/** The range shown for a selling option: the adjusted price plus or minus five percent. */
export const toPriceRange = (adjusted: number): { low: number; high: number } => ({
  low: adjustPrice(adjusted, -rangePercent),
  high: adjustPrice(adjusted, rangePercent),
})
