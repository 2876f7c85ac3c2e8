/** What became of the emails of one variation of smart content. */
export interface VariationCounts {
  variationId: string
  delivered: number
  complaints: number
  unsubscribes: number
}

/**
 * The variation that people report as spam, or unsubscribe from, clearly more often than the others, and why. At most one
 * at a time, so that never all are dropped.
 */
export function findWorstVariation(variations: VariationCounts[]): { variationId: string; reason: string } | undefined {
  for (const { key, label } of [
    { key: 'complaints', label: 'Spam complaints' },
    { key: 'unsubscribes', label: 'Unsubscribes' },
  ] as const)
    for (const variation of variations) {
      const others = sumCounts(variations.filter((other) => other !== variation))
      if (isClearlyHigher(toRate(variation, key), toRate(others, key)))
        return {
          variationId: variation.variationId,
          reason: describe(label, toRate(variation, key), toRate(others, key)),
        }
    }
  return undefined
}

type Counts = Omit<VariationCounts, 'variationId'>

const sumCounts = (variations: Counts[]) =>
  variations.reduce(
    (sum, { delivered, complaints, unsubscribes }) => ({
      delivered: sum.delivered + delivered,
      complaints: sum.complaints + complaints,
      unsubscribes: sum.unsubscribes + unsubscribes,
    }),
    { delivered: 0, complaints: 0, unsubscribes: 0 },
  )

interface Rate {
  hits: number
  of: number
}

const toRate = (counts: Counts, key: 'complaints' | 'unsubscribes'): Rate => ({
  hits: counts[key],
  of: counts.delivered,
})

const describe = (label: string, one: Rate, others: Rate) =>
  `${label}: ${formatRate(one)} of ${one.of} delivered emails, against ${formatRate(others)} of ${others.of} with the other variations.`

const formatRate = ({ hits, of }: Rate) => `${((100 * hits) / of).toFixed(1)}%`

/**
 * Whether a rate is at least twice the other one, and would be that much higher by chance in less than one of a hundred
 * cases (a two-proportion z-test). A few unlucky emails prove nothing.
 */
function isClearlyHigher(one: Rate, others: Rate): boolean {
  if (one.of < deliveredMinimum || others.of < deliveredMinimum || one.hits < hitsMinimum) return false
  const [rate, otherRate] = [one.hits / one.of, others.hits / others.of]
  const pooled = (one.hits + others.hits) / (one.of + others.of)
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / one.of + 1 / others.of))
  return rate >= 2 * otherRate && (rate - otherRate) / deviation > significantDeviations
}

const deliveredMinimum = 200
const hitsMinimum = 3
const significantDeviations = 2.33
