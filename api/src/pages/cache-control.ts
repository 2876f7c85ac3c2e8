/** For a URL that always serves the latest version: revalidated after five minutes, and usable for a week while the server is down. */
export const latestVersionCacheControl = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800'
