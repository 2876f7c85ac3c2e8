import { useLiveEvent } from '../platform/live.ts'

/** Calls for a fresh look whenever something happened that may belong to a history. */
export function useLiveHistory(contactId: string | undefined, refresh: () => void) {
  useLiveEvent('contacts', ({ id }) => {
    if (contactId === undefined || id === undefined || id === contactId) refresh()
  })
  useLiveEvent('submission', refresh)
  useLiveEvent('leads', refresh)
}
