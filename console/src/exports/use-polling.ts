import { useEffect, useRef } from 'react'

/** Asks again while a file is being made: it may be ready before the console hears any news at all. */
export function useUntilMade(isUnderWay: boolean, ask: () => void) {
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    if (!isUnderWay) return
    const asking = setInterval(() => latest.current(), askedEvery)
    return () => clearInterval(asking)
  }, [isUnderWay])
}

const askedEvery = 3000
