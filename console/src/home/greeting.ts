import { getDateTimeFormat } from '@gable/shared/text/intl-formats.ts'

export function getGreeting(now: Date, timeZone: string): string {
  const hour = Number(getDateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now))
  if (hour < 5 || hour >= 18) return 'Good evening'
  return hour < 12 ? 'Good morning' : 'Good afternoon'
}
