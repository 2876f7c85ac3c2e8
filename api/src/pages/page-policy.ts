export interface Allowed {
  /** Whether a film of another site may stand on it. */
  framesOthers?: boolean
  /** The hash of the one style element that a page may have. */
  styleHash?: string
  frameAncestors?: "'none'" | "'self'"
}

/** Pages run our own files only, call nobody but us, and stand in no frame but the console's. */
export const pagePolicy = ({ styleHash, framesOthers = false, frameAncestors = "'none'" }: Allowed = {}): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styleHash ? ` '${styleHash}'` : ''}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src 'self'${framesOthers ? ' https:' : ''}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')

/**
 * For an agency's own code. It may load and send what it wants, but from an origin of its own that is nobody's: it reads
 * nothing of the page around, no cookie and no storage, and leads the visitor nowhere.
 */
export const foreignCodePolicy = [
  'sandbox allow-scripts',
  "default-src https: data: blob: 'unsafe-inline' 'unsafe-eval'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')
