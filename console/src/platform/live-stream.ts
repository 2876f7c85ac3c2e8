import { type LiveMessage, liveStreamUrl } from '@gable/shared/live/events.ts'

interface LiveStreamHandlers {
  onMessage: (message: LiveMessage) => void
  /** Messages may have been missed while the stream was closed. */
  onGap: () => void
  /** The server refused the stream, for instance because the session has ended. */
  onRefused: () => void
}

/**
 * Keeps an account's event stream open until the returned function is called. The stream is closed while the tab is
 * hidden: a browser limits the connections of all tabs of a site, and a stream occupies one permanently.
 */
export function openLiveStream(accountId: string, { onMessage, onGap, onRefused }: LiveStreamHandlers) {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  // The server tells an immediate first connection whether it missed something since the page began to load.
  let isUpToDate = document.visibilityState !== 'hidden'

  const connect = () => {
    timer = undefined
    const newSource = new EventSource(liveStreamUrl(accountId, performance.now()))
    source = newSource
    newSource.onopen = () => {
      failures = 0
      if (!isUpToDate) onGap()
      isUpToDate = false
    }
    newSource.onmessage = ({ data }) => {
      const message = parseMessage(data)
      if (message?.kind === 'resync') onGap()
      else if (message) onMessage(message)
    }
    newSource.onerror = () => {
      // The browser reconnects on its own, except after a response that is not a stream.
      if (newSource.readyState !== EventSource.CLOSED) return
      source = undefined
      isUpToDate = false
      onRefused()
      timer = setTimeout(connect, getRetryDelay(++failures))
    }
  }

  const disconnect = () => {
    if (source) isUpToDate = false
    source?.close()
    source = undefined
    clearTimeout(timer)
    timer = undefined
  }

  const followVisibility = () => {
    if (document.visibilityState === 'hidden') disconnect()
    else if (!source && timer === undefined) connect()
  }

  document.addEventListener('visibilitychange', followVisibility)
  followVisibility()
  return () => {
    document.removeEventListener('visibilitychange', followVisibility)
    disconnect()
  }
}

/** Doubles up to 30 seconds, with jitter so that tabs do not reconnect in step. */
const getRetryDelay = (failures: number) => Math.min(1000 * 2 ** (failures - 1), 30_000) * (0.5 + Math.random())

function parseMessage(data: unknown): LiveMessage | undefined {
  try {
    const message: unknown = JSON.parse(String(data))
    return message !== null && typeof message === 'object' && 'kind' in message ? (message as LiveMessage) : undefined
  } catch {
    return undefined
  }
}
