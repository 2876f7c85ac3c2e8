/** The change against the week before in percent; nothing to say when that week had nothing to compare with. */
export function weekChange({ thisWeek, lastWeek }: { thisWeek: number; lastWeek: number }): number | undefined {
  if (lastWeek === 0) return thisWeek === 0 ? 0 : undefined
  return ((thisWeek - lastWeek) / lastWeek) * 100
}
