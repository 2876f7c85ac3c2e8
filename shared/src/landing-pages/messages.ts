export const cannotEditArchived = 'To edit this landing page, you must unarchive it.'
export const cannotCloneArchived = 'To clone this landing page, you must unarchive it.'
export const neverPublished = 'This landing page was never published.'
export const personalUrlRequired = 'Please create your personalized URL first.'

/** The account, or one agent ("personal"). */
export type PageOwner = 'account' | 'personal'

/** Shown when the plan's limit is reached. */
export const noneRemaining: Record<PageOwner, string> = {
  account: 'You have 0 Account Landing Pages remaining.',
  personal: 'You have 0 Personal Landing Pages remaining.',
}
export const cannotClone: Record<PageOwner, string> = {
  account: "You cannot clone landing pages as you've reached your plan's limit.",
  personal: "You cannot clone personal landing pages as you've reached your plan's limit.",
}
export const cannotUnarchive: Record<PageOwner, string> = {
  account: "You cannot unarchive landing pages as you've reached your plan's limit.",
  personal: "You cannot unarchive personal landing pages as you've reached your plan's limit.",
}
