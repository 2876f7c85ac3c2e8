import { dayLength } from '@gable/shared/time/calendar.ts'
import type { ActivityHistory } from './activity-history.ts'
import type { SummaryEntry } from './writer.ts'

const recentMs = 30 * dayLength

/** Actions of the contact, weighted by how much interest each one shows. */
const weights: Record<string, number> = {
  'EMAIL OPENED': 1,
  'EMAIL CLICKED': 3,
  'DASHBOARD VIEWED': 2,
  'DASHBOARD CLICKED': 4,
  'PROPERTY CLAIMED': 3,
  'FORM_SUBMISSION SUBMITTED': 5,
}

/** Actions of the agency. */
const followUps = new Set(['EMAIL SENT', 'NOTES NOTE', 'LEAD STAGE_CHANGED', 'OFFER CREATED', 'OFFER NOTIFIED'])

const toKey = ({ eventGroup, kind }: SummaryEntry) => `${eventGroup} ${kind}`

export function getEngagement({ entries, now }: Pick<ActivityHistory, 'entries' | 'now'>) {
  const engagements = entries.filter((entry) => toKey(entry) in weights)
  const recent = engagements.filter(({ at }) => now.getTime() - at.getTime() <= recentMs)
  const score = recent.reduce((sum, entry) => sum + (weights[toKey(entry)] ?? 0), 0)
  const lastFollowUp = entries.find((entry) => followUps.has(toKey(entry)))
  const inquiry = entries.find((entry) => toKey(entry) === 'FORM_SUBMISSION SUBMITTED')
  return {
    level: score >= 10 ? 'Hot' : score >= 4 ? 'Warm' : score > 0 ? 'Lukewarm' : 'Cold',
    /** Of the last 30 days, newest first. */
    recent,
    last: engagements.at(0),
    /** The last inquiry, unless the agency followed up on it. */
    unansweredInquiry: inquiry && (!lastFollowUp || lastFollowUp.at < inquiry.at) ? inquiry : undefined,
  } as const
}

export type Engagement = ReturnType<typeof getEngagement>
