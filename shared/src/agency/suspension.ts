/** An agency is suspended after the date, not on it. In its own file, because pages load it without the schemas. */
export const isSuspended = (softFreezeAfter: string | Date | null, now = Date.now()): boolean =>
  softFreezeAfter !== null && now > new Date(softFreezeAfter).getTime()
