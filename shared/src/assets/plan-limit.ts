/** Moving to a smaller plan archives nothing, so the published count can exceed the limit. */
export const isPlanLimitReached = (published: number, limit: number): boolean => published >= limit
