import type { PreferenceValue } from '@gable/shared/preferences/preference.ts'
import { onSessionEvent } from '../platform/session-events.ts'

/** A view of the contacts; each is a path below `contacts`. */
export type ContactsView = PreferenceValue<'CONTACTS_PAGE_VIEW'>

export const defaultContactsView: ContactsView = 'contact-properties'

/** The path of the last used view, if this window knows it: links can then skip the redirect from `contacts`. */
export const getLastContactsPath = (accountId: string) => {
  const view = lastViews.get(accountId)
  return view && `contacts/${view}`
}

export const rememberContactsView = (accountId: string, view: ContactsView) => lastViews.set(accountId, view)

const lastViews = new Map<string, ContactsView>()

// The next person to sign in starts without the last one's views.
onSessionEvent(() => lastViews.clear())
