/** An address is given to one picture for good, so nobody needs to ask for it twice. */
export const immutable = 'public, max-age=31536000, immutable'

/** Pictures are shown on pages of any origin. Opened as a page of their own they can do nothing. */
export const mediaHeaders = {
  'cache-control': immutable,
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}
