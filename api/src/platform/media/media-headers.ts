/** The content of a media URL never changes. */
export const immutableCacheControl = 'public, max-age=31536000, immutable'

/** Images can be embedded by any origin. Opened directly, they cannot run anything. */
export const mediaHeaders = {
  'cache-control': immutableCacheControl,
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}
