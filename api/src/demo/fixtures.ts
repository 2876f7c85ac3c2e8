import type { Role } from '@gable/shared/access.ts'
import type { agencySteps, agentSteps } from '@gable/shared/agency/agency.ts'
import type { DemoAgency, DemoEmail } from '@gable/shared/demo/people.ts'
import type { Name } from './names.ts'
import type { PlanId } from './plans.ts'

export interface AgencyFixture {
  name: string
  zone: string
  plan: PlanId | null
  /** Set while onboarding is not completed. */
  step?: (typeof agencySteps)[number]
  frozenForDays?: number
  members: MemberFixture[]
}

interface MemberFixture {
  email: string
  role: Role
  step?: (typeof agentSteps)[number]
  purl?: string
}

const colleagues: Record<string, Name> = {
  'maren.doyle@harborandhill.test': { firstName: 'Maren', lastName: 'Doyle' },
  'desmond.achebe@harborandhill.test': { firstName: 'Desmond', lastName: 'Achebe' },
  'lucia.ferrer@harborandhill.test': { firstName: 'Lucía', lastName: 'Ferrer' },
  'tom.prescott@harborandhill.test': { firstName: 'Tom', lastName: 'Prescott' },
  'annika.holt@larkspurhomes.test': { firstName: 'Annika', lastName: 'Holt' },
  'grace.lund@harborandhill.test': { firstName: 'Grace', lastName: 'Lund' },
}

const accounts: Record<DemoEmail, Name> = {
  'demo@gable.test': { firstName: 'Eleanor', lastName: 'Whitcomb' },
  'agent@gable.test': { firstName: 'Theo', lastName: 'Marchetti' },
  'both@gable.test': { firstName: 'Priya', lastName: 'Raman' },
  'new@gable.test': { firstName: '', lastName: '' },
  'rival@gable.test': { firstName: 'Celeste', lastName: 'Navarro' },
  'former@gable.test': { firstName: 'Wyatt', lastName: 'Lindqvist' },
  'frozen@gable.test': { firstName: 'Harriet', lastName: 'Osgood' },
  'solo@gable.test': { firstName: 'Ruben', lastName: 'Achterberg' },
  'lapsed@gable.test': { firstName: 'Paula', lastName: 'Devereux' },
  'founder@gable.test': { firstName: 'Idris', lastName: 'Campbell' },
  'early@gable.test': { firstName: 'Mina', lastName: 'Takeda' },
  'alone@gable.test': { firstName: 'Gus', lastName: 'Moreland' },
}

/** Colleagues fill the teams; they cannot sign in. */
export const demoUsers: { email: string; name: Name; signsIn: boolean }[] = [
  ...Object.entries(accounts).map(([email, name]) => ({ email, name, signsIn: true })),
  ...Object.entries(colleagues).map(([email, name]) => ({ email, name, signsIn: false })),
]

export const agencyFixtures: Record<DemoAgency, AgencyFixture> = {
  harborAndHill: {
    name: 'Harbor & Hill Realty',
    zone: 'America/New_York',
    plan: 'growth',
    members: [
      { email: 'demo@gable.test', role: 'OWNER', purl: 'eleanor-whitcomb' },
      { email: 'both@gable.test', role: 'ADMIN' },
      { email: 'agent@gable.test', role: 'AGENT' },
      { email: 'maren.doyle@harborandhill.test', role: 'AGENT' },
      { email: 'desmond.achebe@harborandhill.test', role: 'AGENT' },
      { email: 'lucia.ferrer@harborandhill.test', role: 'AGENT' },
      { email: 'tom.prescott@harborandhill.test', role: 'AGENT' },
      { email: 'new@gable.test', role: 'AGENT', step: 'INVITED' },
    ],
  },
  larkspur: {
    name: 'Larkspur Homes',
    zone: 'America/Denver',
    plan: 'starter',
    members: [
      { email: 'rival@gable.test', role: 'OWNER' },
      { email: 'annika.holt@larkspurhomes.test', role: 'ADMIN' },
      { email: 'both@gable.test', role: 'AGENT' },
      { email: 'former@gable.test', role: 'AGENT' },
    ],
  },
  oldMill: {
    name: 'Old Mill Realty',
    zone: 'America/Chicago',
    plan: 'starter',
    frozenForDays: 9,
    members: [{ email: 'frozen@gable.test', role: 'OWNER' }],
  },
  quinceStreet: {
    name: 'Quince Street Homes',
    zone: 'America/Los_Angeles',
    plan: 'solo-without-widgets',
    members: [{ email: 'solo@gable.test', role: 'OWNER' }],
  },
  marshAndPine: {
    name: 'Marsh & Pine',
    zone: 'America/New_York',
    plan: null,
    members: [
      { email: 'lapsed@gable.test', role: 'OWNER' },
      { email: 'former@gable.test', role: 'AGENT' },
    ],
  },
  birchLane: {
    name: 'Birch Lane Group',
    zone: 'America/Chicago',
    plan: 'starter',
    step: 'PROFESSIONAL_DETAILS',
    members: [
      { email: 'founder@gable.test', role: 'OWNER', step: 'ACCOUNT_ONBOARDING_DETAILS' },
      { email: 'early@gable.test', role: 'AGENT', step: 'PERSONAL_DETAILS' },
    ],
  },
}
