import type { PreferenceValue } from '@gable/shared/preferences/preference.ts'

/** A way to look at contacts; each is a path below `contacts`. */
export type ContactsView = PreferenceValue<'CONTACTS_PAGE_VIEW'>

/** What opens for those who have not chosen one yet. */
export const firstView: ContactsView = 'contact-properties'
