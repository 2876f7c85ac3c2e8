type Count = number | null | undefined

/** `part` of `total` in percent, from 0 to 100 with one decimal. 0 if either is missing or not finite. */
export function toPercent(part: Count, total: Count) {
  if (!part || !total || !Number.isFinite(part) || !Number.isFinite(total)) return 0
  return Math.round(clampPercent((part / total) * 100) * 10) / 10
}

/** The same for a chart, which draws no point where there is nothing to divide by. */
export const toPlottedPercent = (part: Count, total: Count) => (total ? toPercent(part, total) : null)

export const clampPercent = (percent: number) => Math.min(100, Math.max(0, percent))

/** A share from 0 to 1 in whole percent. */
export const shareToPercent = (share: number): number => Math.round(clampPercent(share * 100))
