export const TOAST_MS = 7000
export const TOAST_EXIT_MS = 250

export type ToastTone = 'message' | 'success' | 'error'

export interface ToastEntry {
  id: number
  tone: ToastTone
  text: string
  action: ToastAction | undefined
  leaving: boolean
}

/** One thing to do about it, which sends the toast away. */
export interface ToastAction {
  label: string
  run: () => void
}

/** Says something in the corner for seven seconds. The clock starts here and nothing holds it up: no hover, no hidden tab. */
export const toast = Object.assign((text: string, action?: ToastAction) => add('message', text, action), {
  success: (text: string) => add('success', text),
  error: (text: string) => add('error', text),
  dismiss,
})

export const toasts = () => entries

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

let entries: readonly ToastEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()

function add(tone: ToastTone, text: string, action?: ToastAction) {
  const id = ++lastId
  settle([...entries, { id, tone, text, action, leaving: false }])
  setTimeout(() => dismiss(id), TOAST_MS)
  return id
}

function dismiss(id: number) {
  if (!entries.some((entry) => entry.id === id && !entry.leaving)) return
  settle(entries.map((entry) => (entry.id === id ? { ...entry, leaving: true } : entry)))
  setTimeout(() => settle(entries.filter((entry) => entry.id !== id)), TOAST_EXIT_MS)
}

function settle(next: readonly ToastEntry[]) {
  entries = next
  for (const listener of listeners) listener()
}
