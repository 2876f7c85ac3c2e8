/**
 * Calls back when the page's CSP blocks a call to this URL. Without this event a blocked fetch looks like a network error,
 * and a blocked beacon like a success.
 */
export function onCallBlocked(url: string, callback: () => void) {
  const { href } = new URL(url, location.href)
  document.addEventListener('securitypolicyviolation', (violation) => {
    if (isBlockedCall(href, violation)) callback()
  })
}

type Violation = Pick<SecurityPolicyViolationEvent, 'blockedURI' | 'disposition' | 'effectiveDirective'>

/** Some browsers report the full URL, others only its origin. A report-only policy blocks nothing. */
export const isBlockedCall = (href: string, { blockedURI, disposition, effectiveDirective }: Violation) =>
  href.startsWith(blockedURI) && disposition === 'enforce' && effectiveDirective === 'connect-src'
