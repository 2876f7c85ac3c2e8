import { type LiveMessage, liveAddress } from '@gable/shared/live/events.ts'

export interface LiveStreamListener {
  /** Something of the account changed. */
  hear: (message: LiveMessage) => void
  /** Something may have been missed while the stream was not there. */
  gap: () => void
}

/**
 * Keeps one stream of an account open until it is closed. It is let go of while nobody looks at the tab: a browser
 * gives all tabs of a site only a few connections, and a stream takes one for good.
 */
export function openLiveStream(accountId: string, { hear, gap }: LiveStreamListener) {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  // What is on screen was read just now, so the first connection, made at once, has missed nothing.
  let isUpToDate = document.visibilityState !== 'hidden'

  const connect = () => {
    timer = undefined
    const opened = new EventSource(liveAddress(accountId))
    source = opened
    opened.onopen = () => {
      failures = 0
      if (!isUpToDate) gap()
      isUpToDate = false
    }
    opened.onmessage = ({ data }) => {
      const message = parsed(data)
      if (message?.kind === 'resync') gap()
      else if (message) hear(message)
    }
    opened.onerror = () => {
      // The browser connects again by itself, but not after an answer that is no stream.
      if (opened.readyState !== EventSource.CLOSED) return
      source = undefined
      isUpToDate = false
      timer = setTimeout(connect, waitAfter(++failures))
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

/** Doubling up to half a minute, and never two tabs in step. */
const waitAfter = (failures: number) => Math.min(1000 * 2 ** (failures - 1), 30_000) * (0.5 + Math.random())

function parsed(data: unknown): LiveMessage | undefined {
  try {
    const message: unknown = JSON.parse(String(data))
    return message !== null && typeof message === 'object' && 'kind' in message ? (message as LiveMessage) : undefined
  } catch {
    return undefined
  }
}
