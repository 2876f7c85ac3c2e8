/**
 * Starts to load the code of the page in the address together with the account's frame: the routes, which know it too, arrive
 * only with the frame. Pages that are missing here load one step later.
 */
export function preloadPage(pathname: string): void {
  const [, path = ''] = /^\/a\/[^/]+\/(.*)$/.exec(pathname) ?? []
  // A failure shows when the route itself loads the page.
  for (const [pattern, load] of pages) if (pattern.test(path)) load().catch(() => {})
}

const pages: readonly (readonly [RegExp, () => Promise<unknown>])[] = [
  [/^home\b/, () => import('../home/home-page.tsx')],
  [/^contacts\/(list|contact-properties|map)\b/, () => import('../contacts/contacts-frame.tsx')],
  [/^contacts\/list\b/, () => import('../contacts/list/list-view.tsx')],
  [/^contacts\/[0-9a-f]{8}-/, () => import('../contacts/contact-page/contact-page.tsx')],
  [/^leads\b/, () => import('../leads/leads-frame.tsx')],
  [/^leads\/kanban\b/, () => import('../leads/board/board-page.tsx')],
  [/^property\b/, () => import('../properties/property-layout.tsx')],
  [/^property\/[^/]+\/overview\b/, () => import('../properties/overview-page.tsx')],
  [/^submissions\b/, () => import('../submissions/submission-list-page.tsx')],
]
