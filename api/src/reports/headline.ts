export const formatNumber = (count: number) => count.toLocaleString('en-US', { maximumFractionDigits: 1 })

/** The change of a count: ` (12% more than in the 30 days before)`. Empty without anything to compare with. */
export function formatComparison(count: number, previous: number, days: number): string {
  if (previous === 0) return ''
  const change = Math.round(((count - previous) / previous) * 100)
  const before = `in the ${days === 1 ? 'day' : `${formatNumber(days)} days`} before`
  if (change === 0) return ` (as many as ${before})`
  return ` (${formatNumber(Math.abs(change))}% ${change > 0 ? 'more' : 'fewer'} than ${before})`
}
