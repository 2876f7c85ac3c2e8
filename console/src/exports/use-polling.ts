import { useEffect, useRef } from 'react'

/** Reloads while an export is running, because a live event may be missed before the connection is open. */
export function usePolling(isRunning: boolean, reload: () => void) {
  const latestReload = useRef(reload)
  latestReload.current = reload
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => latestReload.current(), pollingInterval)
    return () => clearInterval(timer)
  }, [isRunning])
}

const pollingInterval = 3000
