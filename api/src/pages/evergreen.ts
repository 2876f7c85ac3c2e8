/** For an address that always answers with the newest: it is asked again after five minutes, and missed by nobody while we are away. */
export const evergreen = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800'
