import { useEffect, useState } from 'react'
import { call } from '../platform/use-api.ts'

export type Availability = 'unknown' | 'pending' | 'free' | 'taken'

/** Checks after a pause in typing whether a slug is available. A failed check counts as taken. */
export function useAvailability(slug: string | undefined): Availability {
  const [result, setResult] = useState<{ slug: string; isAvailable: boolean }>()
  useEffect(() => {
    setResult(undefined)
    if (slug === undefined) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const isAvailable = await call('GET /agent/landing-page/purl/availability', { query: { purlId: slug } }).then(
        ({ available }) => available,
        () => false,
      )
      if (isCurrent) setResult({ slug, isAvailable })
    }, 300)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [slug])
  if (slug === undefined) return 'unknown'
  if (result?.slug !== slug) return 'pending'
  return result.isAvailable ? 'free' : 'taken'
}
