import { agencyEndpoints } from './agency/endpoints.ts'
import { homeEndpoints } from './home/endpoints.ts'
import { identityEndpoints } from './identity/endpoints.ts'
import { leadEndpoints } from './leads/endpoints.ts'
import { mediaEndpoints } from './media/endpoints.ts'
import { onboardingEndpoints } from './onboarding/endpoints.ts'
import { planEndpoints } from './plans/endpoints.ts'
import { preferenceEndpoints } from './preferences/endpoints.ts'

/** Every call there is. Routes, client, cache keys, documentation and the tests that knock on every door come from it. */
export const contract = {
  ...identityEndpoints,
  ...agencyEndpoints,
  ...planEndpoints,
  ...preferenceEndpoints,
  ...mediaEndpoints,
  ...leadEndpoints,
  ...homeEndpoints,
  ...onboardingEndpoints,
}

export type Contract = typeof contract
