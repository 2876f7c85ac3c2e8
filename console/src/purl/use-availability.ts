import { useEffect, useState } from 'react'
import { call } from '../platform/use-api.ts'

export type Availability = 'unknown' | 'pending' | 'free' | 'taken'

/** Whether a personalized URL is still to be had, asked once typing has paused. What cannot be asked counts as taken. */
export function useAvailability(slug: string | undefined): Availability {
  const [answer, setAnswer] = useState<{ slug: string; isFree: boolean }>()
  useEffect(() => {
    setAnswer(undefined)
    if (slug === undefined) return
    let isWanted = true
    const pause = setTimeout(async () => {
      const isFree = await call('GET /agent/landing-page/purl/availability', { query: { purlId: slug } }).then(
        ({ available }) => available,
        () => false,
      )
      if (isWanted) setAnswer({ slug, isFree })
    }, 300)
    return () => {
      isWanted = false
      clearTimeout(pause)
    }
  }, [slug])
  if (slug === undefined) return 'unknown'
  if (answer?.slug !== slug) return 'pending'
  return answer.isFree ? 'free' : 'taken'
}
