/** The agencies of the demo. Their ids never change, so that links into the demo keep working. */
export const demoAccounts = {
  harborAndHill: '018bb2c0-1e00-7a10-8a10-6c5f0e2b91a1',
  larkspur: '018bb2c0-1e00-7b20-8b20-6c5f0e2b91a2',
  oldMill: '018bb2c0-1e00-7c30-8c30-6c5f0e2b91a3',
  quinceStreet: '018bb2c0-1e00-7d40-8d40-6c5f0e2b91a4',
  marshAndPine: '018bb2c0-1e00-7e50-8e50-6c5f0e2b91a5',
  birchLane: '018bb2c0-1e00-7f60-8f60-6c5f0e2b91a6',
} as const

export type DemoAgency = keyof typeof demoAccounts

export const demoPassword = 'gable-demo'

/** The accounts that can sign in to the demo, and the situation each one shows. */
export const demoPeople = [
  { email: 'demo@gable.test', description: 'Owns Harbor & Hill Realty, with every permission.' },
  {
    email: 'agent@gable.test',
    description: 'Agent at Harbor & Hill Realty, without access to marketing and account settings.',
  },
  { email: 'both@gable.test', description: 'Admin at Harbor & Hill Realty and agent at Larkspur Homes.' },
  { email: 'new@gable.test', description: 'Invited to Harbor & Hill Realty, onboarding not started.' },
  { email: 'rival@gable.test', description: 'Owns Larkspur Homes and sees no other agency.' },
  { email: 'former@gable.test', description: 'Agent at Larkspur Homes and at Marsh & Pine, whose plan was canceled.' },
  { email: 'frozen@gable.test', description: 'Owns Old Mill Realty, which is suspended.' },
  { email: 'solo@gable.test', description: 'Owns Quince Street Homes, on a plan without widgets.' },
  { email: 'lapsed@gable.test', description: 'Owns only Marsh & Pine, whose plan was canceled.' },
  { email: 'founder@gable.test', description: 'Owns Birch Lane Group, setup not finished.' },
  { email: 'early@gable.test', description: 'Joined Birch Lane Group before it was set up.' },
  { email: 'alone@gable.test', description: 'Belongs to no account.' },
] as const

export type DemoEmail = (typeof demoPeople)[number]['email']

const invitationSecret = 'welcome-to-harbor-and-hill'

/** A pending invitation to Harbor & Hill Realty. The token consists of the account id and the secret. */
export const demoInvitation = {
  email: 'newcomer@gable.test',
  secret: invitationSecret,
  token: `${demoAccounts.harborAndHill.replaceAll('-', '')}.${invitationSecret}`,
} as const

/** The agency of `npm run seed -- --big`. */
export const bigAccount = '018bb2c0-1e00-7a70-9a70-6c5f0e2b91a7'
export const bigOwner = 'big@gable.test'
