import type { ConversionIntegration } from './integration.ts'
import { vendorRules } from './vendors.ts'

/** Why no test event can be sent to this vendor now, if so. */
export function getNoTestReason({
  vendor,
  id,
  hasToken,
  testCode,
}: Pick<ConversionIntegration, 'vendor' | 'id' | 'hasToken' | 'testCode'>): string | undefined {
  const { name, testCode: testCodeRule } = vendorRules[vendor]
  if (vendor === 'LINKEDIN') return 'LinkedIn has no test events. The next lead shows whether it works.'
  if (!id || !hasToken) return `Save the ID and the token first.`
  if (testCodeRule && !testCode)
    return `Save the test event code first. Without it, ${name} would count the test as a lead.`
  return undefined
}
