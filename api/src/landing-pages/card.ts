import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { PageCard } from '@gable/shared/landing-pages/shown-page.ts'
import type { StoredPage } from './show-queries.ts'

/** Who answers: the agent whose page it is, by the agency's ways where the agent has none; else the agency. */
export function cardOf({ agentId, firstName, lastName, phone, email }: StoredPage, brand: PublicBrand): PageCard {
  const agency = { name: brand.name, phone: brand.phone, email: brand.email }
  if (agentId === null) return agency
  const name = `${firstName ?? ''} ${lastName ?? ''}`.trim()
  return { name: name || brand.name, phone: phone || brand.phone, email: email ?? brand.email }
}
