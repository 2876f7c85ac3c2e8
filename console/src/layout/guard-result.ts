/** A guard lets the page open, or redirects to another one. */
export type GuardResult = 'open' | { redirectTo: string }
