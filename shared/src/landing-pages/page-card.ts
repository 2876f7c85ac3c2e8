import type { PublicBrand } from '../branding/public-brand.ts'
import type { PageCard } from './shown-page.ts'

interface Person {
  firstName: string | null
  lastName: string | null
  phone: string | null
  email: string | null
}

/** Who answers: the agent whose own page it is, by the agency's ways where the agent has none; else the agency. */
export function pageCardOf(agent: Person | null, brand: PublicBrand): PageCard {
  const agency = { name: brand.name, phone: brand.phone, email: brand.email }
  if (agent === null) return agency
  const name = `${agent.firstName ?? ''} ${agent.lastName ?? ''}`.trim()
  return { name: name || brand.name, phone: agent.phone || brand.phone, email: agent.email ?? brand.email }
}
