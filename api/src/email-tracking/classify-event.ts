import type { RequestFacts } from './request-facts.ts'

interface EventFacts extends RequestFacts {
  type: 'open' | 'click'
  /** Seconds since the server of the recipient accepted the email. Null while that is unknown. */
  delay: number | null
  /** How many different links of the email were followed within ten seconds. */
  links: number
}

/** Nobody receives an email, opens it and has its images loaded sooner, or reads it and clicks. */
export const fastestSeconds = { open: 1, click: 4 } as const

/** People open a few links in tabs, but not this many this fast. */
const fastestLinks = 3

/** Who opened an email or followed a link. */
export function classifyEvent({ type, agent, proxy, isPrefetch, delay, links }: EventFacts): 'person' | 'machine' {
  if (isPrefetch || proxy === 'APPLE' || proxy === 'SCANNER') return 'machine'
  if (agent === 'bot' || agent === 'tool' || agent === 'none') return 'machine'
  if (delay !== null && delay < fastestSeconds[type]) return 'machine'
  return type === 'click' && links >= fastestLinks ? 'machine' : 'person'
}
