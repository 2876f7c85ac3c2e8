import type { History } from './history.ts'
import type { MaterialEntry } from './writer.ts'

const recently = 30 * 86_400_000

/** What a contact does on their own, and how much it says. */
const weights: Record<string, number> = {
  'EMAIL OPENED': 1,
  'EMAIL CLICKED': 3,
  'DASHBOARD VIEWED': 2,
  'DASHBOARD CLICKED': 4,
  'PROPERTY CLAIMED': 3,
  'FORM_SUBMISSION SUBMITTED': 5,
}

/** What we do about them. */
const ours = new Set(['EMAIL SENT', 'NOTES NOTE', 'LEAD STAGE_CHANGED', 'OFFER CREATED', 'OFFER NOTIFIED'])

const keyOf = ({ eventGroup, kind }: MaterialEntry) => `${eventGroup} ${kind}`

/** How warm a contact is, by what they did of late. */
export function interestIn({ entries, now }: Pick<History, 'entries' | 'now'>) {
  const signs = entries.filter((entry) => keyOf(entry) in weights)
  const fresh = signs.filter(({ at }) => now.getTime() - at.getTime() <= recently)
  const score = fresh.reduce((sum, entry) => sum + (weights[keyOf(entry)] ?? 0), 0)
  const lastOfOurs = entries.find((entry) => ours.has(keyOf(entry)))
  const [written] = entries.filter((entry) => keyOf(entry) === 'FORM_SUBMISSION SUBMITTED')
  return {
    warmth: score >= 10 ? 'Hot' : score >= 4 ? 'Warm' : score > 0 ? 'Lukewarm' : 'Quiet',
    /** Of the last 30 days, the newest first. */
    fresh,
    lastSign: signs.at(0),
    /** They wrote, and nothing was done since. */
    unanswered: written && (!lastOfOurs || lastOfOurs.at < written.at) ? written : undefined,
  } as const
}

export type Interest = ReturnType<typeof interestIn>
