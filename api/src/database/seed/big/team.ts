import { bigOwner } from '@gable/shared/demo/people.ts'
import type { AgencyPart } from '../cast.ts'
import { firstNames, lastNames, mailName, type Name } from '../names.ts'
import { bigZone } from './setting.ts'

const owner = { email: bigOwner, name: { firstName: 'Augusta', lastName: 'Merriweather' }, signsIn: true }

const agents = Array.from({ length: 24 }, (_, index) => {
  const name: Name = { firstName: firstNames[index * 5] ?? '', lastName: lastNames[index * 7] ?? '' }
  return { email: `${mailName(name)}@bigskybrokerage.test`, name, signsIn: false }
})

export const bigTeam = [owner, ...agents]

export const bigAgency: AgencyPart = {
  name: 'Big Sky Brokerage',
  zone: bigZone,
  plan: 'brokerage',
  members: bigTeam.map(({ email }, index) => ({ email, role: index === 0 ? 'OWNER' : index < 3 ? 'ADMIN' : 'AGENT' })),
}
