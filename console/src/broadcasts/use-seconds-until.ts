import { useEffect, useState } from 'react'

/** The whole seconds until a time, counting down. */
export function useSecondsUntil(at: string | undefined): number {
  const [now, setNow] = useState(Date.now)
  const seconds = at === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(at) - now) / 1000))
  const isCounting = seconds > 0
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [isCounting])
  return seconds
}
