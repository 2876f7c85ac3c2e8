export const TOAST_MS = 7000
export const TOAST_EXIT_MS = 250

type ToastTone = 'message' | 'success' | 'error'

export interface ToastEntry {
  id: number
  tone: ToastTone
  text: string
  action: ToastAction | undefined
  /** The person has pressed something since it appeared. */
  isOld: boolean
  isLeaving: boolean
}

/** A button in the toast. Pressing it dismisses the toast. */
export interface ToastAction {
  label: string
  run: () => void
}

/** Shows a message for seven seconds. The timer runs even while the toast is hovered or the tab is hidden. */
export const toast = Object.assign((text: string, action?: ToastAction) => add('message', text, action), {
  success: (text: string) => {
    // What succeeds now was tried after these failures.
    for (const entry of entries) if (entry.tone === 'error' && entry.isOld) dismiss(entry.id)
    return add('success', text)
  },
  error: (text: string, action?: ToastAction) => add('error', text, action),
  /** Shows a message while something lasts. The caller dismisses it. */
  lasting: (text: string) => add('message', text, undefined, { isLasting: true }),
  dismiss,
})

/** The failure of one action. A new attempt dismisses it, so that it does not outlive a success. */
export function createErrorToast() {
  let id: number | undefined
  return {
    show: (text: string) => {
      id = toast.error(text)
    },
    dismiss: () => {
      if (id !== undefined) dismiss(id)
    },
  }
}

/** Called for each press, which may be a new attempt at what failed. */
export function markToastsAsOld() {
  if (entries.some(({ isOld }) => !isOld)) setEntries(entries.map((entry) => ({ ...entry, isOld: true })))
}

export const getToasts = () => entries

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

let entries: readonly ToastEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()

function add(tone: ToastTone, text: string, action?: ToastAction, { isLasting = false } = {}) {
  const id = ++lastId
  setEntries([...entries, { id, tone, text, action, isOld: false, isLeaving: false }])
  if (!isLasting) setTimeout(() => dismiss(id), TOAST_MS)
  return id
}

function dismiss(id: number) {
  if (!entries.some((entry) => entry.id === id && !entry.isLeaving)) return
  setEntries(entries.map((entry) => (entry.id === id ? { ...entry, isLeaving: true } : entry)))
  setTimeout(() => setEntries(entries.filter((entry) => entry.id !== id)), TOAST_EXIT_MS)
}

function setEntries(next: readonly ToastEntry[]) {
  entries = next
  for (const listener of listeners) listener()
}
