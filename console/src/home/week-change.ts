/** Percent change from the week before; undefined when that week had none. */
export const getWeekChange = ({ thisWeek, lastWeek }: { thisWeek: number; lastWeek: number }): number | undefined =>
  lastWeek === 0 ? undefined : ((thisWeek - lastWeek) / lastWeek) * 100
