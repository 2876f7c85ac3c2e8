/** How many emails one mailbox provider gets at once, and in a second. More would be refused as a flood. */
interface PaceLimits {
  atOnce: number
  perSecond: number
}

export const usualPace: PaceLimits = { atOnce: 10, perSecond: 20 }

export interface DomainPace {
  /** Takes a place for an email to this provider. Returns the milliseconds to wait if there is none. */
  enter(provider: string, now: number): number
  leave(provider: string): void
}

/** When all places are taken, one becomes free about this soon. */
const recheckInterval = 50

export function createDomainPace({ atOnce, perSecond }: PaceLimits = usualPace): DomainPace {
  const providers = new Map<string, { inFlight: number; nextAt: number }>()
  return {
    enter(provider, now) {
      const state = providers.get(provider) ?? { inFlight: 0, nextAt: 0 }
      providers.set(provider, state)
      if (state.inFlight >= atOnce) return recheckInterval
      // A provider that was idle may get a second's worth at once.
      const earliest = Math.max(state.nextAt, now - 1000)
      if (earliest > now) return earliest - now
      state.nextAt = earliest + 1000 / perSecond
      state.inFlight += 1
      return 0
    },
    leave(provider) {
      const state = providers.get(provider)
      if (state) state.inFlight -= 1
    },
  }
}

/** The company that receives the mail of an address: large providers have several domains. */
export function toProvider(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return providersByDomain.get(domain) ?? domain
}

const providersByDomain = new Map(
  Object.entries({
    google: ['gmail.com', 'googlemail.com'],
    microsoft: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
    yahoo: ['yahoo.com', 'aol.com', 'ymail.com', 'rocketmail.com', 'aim.com'],
    apple: ['icloud.com', 'me.com', 'mac.com'],
    comcast: ['comcast.net', 'xfinity.com'],
  }).flatMap(([provider, domains]) => domains.map((domain) => [domain, provider] as const)),
)
