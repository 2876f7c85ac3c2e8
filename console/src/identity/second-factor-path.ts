/** The second step of signing in, which then opens `next`. */
export const getSecondFactorPath = (next: string | undefined): string =>
  `/auth/second-factor${next ? `?${new URLSearchParams({ next })}` : ''}`
