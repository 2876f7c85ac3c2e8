import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

interface Ways {
  /** Back took what is open out of the address of the same page. */
  onBack: () => void
  /** Another page is open, and whoever went there was asked on the way. */
  onGone: () => void
}

/** Something unsaved has lost its place in the address. */
export function useWalkedAway(isWalkedAway: boolean, ways: Ways) {
  const { pathname } = useLocation()
  const page = useRef(pathname)
  const latest = useRef(ways)
  latest.current = ways
  useEffect(() => {
    if (!isWalkedAway) page.current = pathname
    else if (page.current === pathname) latest.current.onBack()
    else latest.current.onGone()
  }, [isWalkedAway, pathname])
}
