import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

interface LostUrlParamHandlers {
  /** The browser's Back removed the parameter on the same page. */
  onBack: () => void
  /** Another page is open; the leave guard has already asked. */
  onNavigate: () => void
}

/** Handles the case that an unsaved panel has lost its URL parameter. */
export function useLostUrlParam(isLost: boolean, handlers: LostUrlParamHandlers) {
  const { pathname } = useLocation()
  const page = useRef(pathname)
  const latest = useRef(handlers)
  latest.current = handlers
  useEffect(() => {
    if (!isLost) page.current = pathname
    else if (page.current === pathname) latest.current.onBack()
    else latest.current.onNavigate()
  }, [isLost, pathname])
}
