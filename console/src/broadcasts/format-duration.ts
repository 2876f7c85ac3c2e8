/** `1 minute`, `45 minutes`, `3 hours`, `2 days`. */
export function formatDuration(minutes: number): string {
  if (minutes < 60) return plural(Math.max(1, Math.round(minutes)), 'minute')
  if (minutes < 48 * 60) return plural(Math.round(minutes / 60), 'hour')
  return plural(Math.round(minutes / (24 * 60)), 'day')
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
