/** What gives a machine away, or somebody who does not mean it. */
export interface Suspicion {
  details: { firstName: string; lastName: string }
  /** The field nobody sees. */
  website: string
  /** Milliseconds from first sight to sending, where a script measured them. */
  elapsed: number | undefined
  isMachine: boolean
  /** More came from one visitor, or through one page, than people send. */
  isCrowd: boolean
}

export const spamLimits = {
  /** A minute. At an open house one tablet is many visitors, but not this many. */
  fromVisitor: 30,
  toSubject: 600,
  /** Past this nothing is kept any more, and the sender is asked to come back later. */
  floodOfVisitor: 600,
  /** Nobody sees a form, fills in a name and an e-mail and sends it within a second, whatever the browser fills in. */
  fastestHand: 1000,
} as const

/** Why it is put aside, as a sentence for the agent; nothing, when it is a submission like others. */
export function spamReasonOf({ details, website, elapsed, isMachine, isCrowd }: Suspicion): string | undefined {
  if (website !== '') return 'A field that no person can see was filled in.'
  if (isMachine) return 'It was sent by a machine.'
  // A clock that was set back in between says nothing about hands.
  if (elapsed !== undefined && elapsed >= 0 && elapsed < spamLimits.fastestHand)
    return 'It was sent faster than a person can type.'
  if (hasLink(details.firstName) || hasLink(details.lastName)) return 'The name contains a link.'
  if (isCrowd) return 'Too many came from one place in a short time.'
}

/** An address of the web, with or without its beginning; `St.John` and `O.K.` are names. */
const hasLink = (name: string) => /https?:|www\.|\[url|<a\s|\w\.(com|net|org|info|ru|cn|xyz|top|io|link)\b/i.test(name)
