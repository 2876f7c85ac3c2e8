import { pluralize } from '@gable/shared/text/pluralize.ts'
/** `1 minute`, `45 minutes`, `3 hours`, `2 days`. */
export function formatDuration(minutes: number): string {
  if (minutes < 60) return pluralize(Math.max(1, Math.round(minutes)), 'minute')
  if (minutes < 48 * 60) return pluralize(Math.round(minutes / 60), 'hour')
  return pluralize(Math.round(minutes / (24 * 60)), 'day')
}
