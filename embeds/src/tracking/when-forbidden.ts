/**
 * Calls when the page's policy refuses a call to this address. To who made it a refused call looks like a network that
 * is away, and a refused beacon like one that went out.
 */
export function whenForbidden(url: string, told: () => void) {
  const { href } = new URL(url, location.href)
  document.addEventListener('securitypolicyviolation', (violation) => {
    if (isAbout(href, violation)) told()
  })
}

type Violation = Pick<SecurityPolicyViolationEvent, 'blockedURI' | 'disposition' | 'effectiveDirective'>

/** Some browsers name the whole address, some its origin only. A policy that is only tried out forbids nothing. */
export const isAbout = (href: string, { blockedURI, disposition, effectiveDirective }: Violation) =>
  href.startsWith(blockedURI) && disposition === 'enforce' && effectiveDirective === 'connect-src'
