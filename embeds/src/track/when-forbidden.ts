/**
 * Calls when the page's policy refuses a call to this address. To who made it a refused call looks like a network that
 * is away, and a refused beacon like one that went out.
 */
export function whenForbidden(url: string, told: () => void) {
  const { href } = new URL(url, location.href)
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    // Some browsers name the whole address, some its origin only.
    if (href.startsWith(blockedURI) && /^https?:/.test(blockedURI)) told()
  })
}
