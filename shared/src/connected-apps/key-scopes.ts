import type { AppScope } from './catalog.ts'

/** What the API key of an app may do, by what its owner agreed to. */
export const listKeyScopes = (scopes: readonly AppScope[]): string[] => [
  ...new Set(scopes.flatMap((scope) => keyScopes[scope])),
]

const keyScopes: Record<AppScope, readonly string[]> = {
  'contacts:read': ['contacts:read'],
  'contacts:write': ['contacts:write'],
  'leads:write': ['leads:write'],
  // Hearing of leads and submissions includes reading them. Webhooks are how programs hear at once.
  'events:read': ['webhooks:read', 'webhooks:write', 'leads:read', 'submissions:read'],
  'properties:write': [],
  'dashboards:write': [],
}
