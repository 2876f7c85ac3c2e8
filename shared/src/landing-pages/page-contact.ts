import type { PublicBrand } from '../branding/public-brand.ts'
import type { PageContact } from './public-page.ts'

interface AgentContact {
  firstName: string | null
  lastName: string | null
  phone: string | null
  email: string | null
  title?: string | null
  photo?: string | null
}

/** The agent of a personal page, with the agency's details where the agent's are missing; otherwise the agency. */
export function toPageContact(agent: AgentContact | null, brand: PublicBrand): PageContact {
  const agency = { name: brand.name, title: '', photo: null, phone: brand.phone, email: brand.email }
  if (agent === null) return agency
  const name = `${agent.firstName ?? ''} ${agent.lastName ?? ''}`.trim()
  return {
    name: name || brand.name,
    title: agent.title ?? '',
    photo: agent.photo ?? null,
    phone: agent.phone || brand.phone,
    email: agent.email ?? brand.email,
  }
}
