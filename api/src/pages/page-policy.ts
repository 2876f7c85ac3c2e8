interface Allowed {
  /** The hash of the one style element that a page may have. */
  styleHash?: string
  frameAncestors?: "'none'" | "'self'"
}

/** Pages run our own files only, call nobody but us, and stand in no frame but the console's. */
export const pagePolicy = ({ styleHash, frameAncestors = "'none'" }: Allowed = {}): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styleHash ? ` '${styleHash}'` : ''}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')
