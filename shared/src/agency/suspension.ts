/** Suspended means: later than the date, not on it. Apart from the schemas, so that a page can ask without them. */
export const isSuspended = (softFreezeAfter: string | Date | null, now = Date.now()): boolean =>
  softFreezeAfter !== null && now > new Date(softFreezeAfter).getTime()
