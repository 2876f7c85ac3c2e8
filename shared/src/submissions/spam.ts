/** Signs of a bot or an insincere sender. */
interface SpamSignals {
  details: { firstName: string; lastName: string }
  /** The value of the hidden field. */
  website: string
  /** Milliseconds from first seeing the form to sending it, if a script measured them. */
  elapsed: number | undefined
  isBot: boolean
  /** Whether too many submissions came from the sender's address. */
  isRateLimited: boolean
}

export const spamLimits = {
  /** Per minute. A tablet at an open house or an office sends for many visitors, but not this many. */
  fromAddress: 30,
  /** Past this many per minute, submissions are rejected without being stored. */
  floodFromAddress: 120,
  /** In milliseconds. Even with autofill nobody fills in and sends a form within a second. */
  minimumElapsed: 1000,
} as const

/** Returns the reason as a sentence for the agent, or undefined if the submission is not spam. */
export function findSpamReason({ details, website, elapsed, isBot, isRateLimited }: SpamSignals): string | undefined {
  if (website !== '') return 'A hidden field was filled in.'
  if (isBot) return 'It was sent by a bot.'
  // A negative time means that the clock was set back.
  if (elapsed !== undefined && elapsed >= 0 && elapsed < spamLimits.minimumElapsed)
    return 'It was sent faster than a person can type.'
  if (hasLink(details.firstName) || hasLink(details.lastName)) return 'The name contains a link.'
  if (isRateLimited) return 'Too many submissions came from one place in a short time.'
}

/** Matches a web address with or without its scheme. `St.John` and `O.K.` are names. */
const hasLink = (name: string) => /https?:|www\.|\[url|<a\s|\w\.(com|net|org|info|ru|cn|xyz|top|io|link)\b/i.test(name)
