import { onSessionEvent } from '../platform/session-events.ts'
import type { ContactsView } from './view.ts'

/**
 * The path of the view that was used last, where this window knows it: who goes there need not be led on from the bare
 * path. Whoever takes the keyboard next begins without.
 */
export const lastPath = (accountId: string) => {
  const view = lastViews.get(accountId)
  return view && `contacts/${view}`
}

export const rememberView = (accountId: string, view: ContactsView) => lastViews.set(accountId, view)

const lastViews = new Map<string, ContactsView>()

onSessionEvent(() => lastViews.clear())
