import { usePreference } from '../platform/preferences.ts'
import { latestReleaseDay } from './latest-release.ts'

interface UnreadReleases {
  /** The newest day that this agent has seen. Undefined before the first time. */
  seenDay: string | undefined
  hasUnread: boolean
  markSeen(): void
}

export function useUnreadReleases(): UnreadReleases {
  const [seenDay, store, isLoaded] = usePreference('RELEASES_SEEN')
  const hasUnread = isLoaded && (seenDay === undefined || seenDay < latestReleaseDay)
  const markSeen = () => {
    if (hasUnread) void store(latestReleaseDay)
  }
  return { seenDay, hasUnread, markSeen }
}
