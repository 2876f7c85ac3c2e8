import { bigOwner } from '@gable/shared/demo/people.ts'
import type { AgencyFixture } from '../fixtures.ts'
import { firstNames, lastNames, type Name, toEmailLocalPart } from '../names.ts'
import { bigZone } from './context.ts'

const owner = { email: bigOwner, name: { firstName: 'Augusta', lastName: 'Merriweather' }, signsIn: true }

const agents = Array.from({ length: 24 }, (_, index) => {
  const name: Name = { firstName: firstNames[index * 5] ?? '', lastName: lastNames[index * 7] ?? '' }
  return { email: `${toEmailLocalPart(name)}@bigskybrokerage.test`, name, signsIn: false }
})

export const bigTeam = [owner, ...agents]

export const bigAgency: AgencyFixture = {
  name: 'Big Sky Brokerage',
  zone: bigZone,
  plan: 'brokerage',
  members: bigTeam.map(({ email }, index) => ({ email, role: index === 0 ? 'OWNER' : index < 3 ? 'ADMIN' : 'AGENT' })),
}
