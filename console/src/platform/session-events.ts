/** The signed-in user changed, in this tab or another. */
type SessionEvent = 'signed-in' | 'signed-out' | 'lost'

type Listener = (event: SessionEvent) => void

let isOpen = false

/** Whether somebody is signed in, as far as this tab knows. */
export const hasOpenSession = () => isOpen

/** Call once a session has loaded. */
export function markSessionOpen() {
  isOpen = true
}

/** Subscribes to all changes in this tab, and to signing in and out in other tabs. */
export function onSessionEvent(listener: Listener) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** A tab does not notify itself of its own sign-in, nor other tabs of a lost session. */
export function publishSessionEvent(event: SessionEvent) {
  if (event !== 'lost') channel?.postMessage(event)
  if (event !== 'signed-in') notifyListeners(event)
}

const listeners = new Set<Listener>()
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('gable.session')
channel?.addEventListener('message', ({ data }: MessageEvent<SessionEvent>) => notifyListeners(data))

function notifyListeners(event: SessionEvent) {
  isOpen = false
  for (const listener of [...listeners]) listener(event)
}
