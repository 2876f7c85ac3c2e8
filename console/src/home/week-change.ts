/** The change against the week before in percent; nothing to say when that week had nothing to compare with. */
export const weekChange = ({ thisWeek, lastWeek }: { thisWeek: number; lastWeek: number }): number | undefined =>
  lastWeek === 0 ? undefined : ((thisWeek - lastWeek) / lastWeek) * 100
