/** The day of the newest release note. Kept apart from the notes, which load only when they are opened. */
export const latestReleaseDay = '2026-11-24'
