/** What tells the whole console, in every tab, that the person at the keyboard is no longer the same. */
export type SessionEvent = 'signed-in' | 'signed-out' | 'lost'

type Listener = (event: SessionEvent) => void

/** Hears of changes in this tab and, of signing in and out, in the others. */
export function onSessionEvent(listener: Listener) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The tab that signs in knows it already; the one that merely finds its session lost has nothing to tell the others. */
export function tellSessionEvent(event: SessionEvent) {
  if (event !== 'lost') channel?.postMessage(event)
  if (event !== 'signed-in') hear(event)
}

const listeners = new Set<Listener>()
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('gable.session')
channel?.addEventListener('message', ({ data }: MessageEvent<SessionEvent>) => hear(data))

function hear(event: SessionEvent) {
  for (const listener of [...listeners]) listener(event)
}
