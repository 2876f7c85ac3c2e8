/** Whether nothing more can be published. A plan that allows fewer than before takes nothing away. */
export const isPlanLimitReached = (published: number, allowed: number): boolean => published >= allowed
