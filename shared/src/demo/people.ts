/** The agencies of the demo world. Their ids never change, so that links into the demo keep working. */
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

/** Who can sign in to the demo, and what each is there to show. */
export const demoPeople = [
  { email: 'demo@gable.test', who: 'Owns Harbor & Hill Realty and may do everything there.' },
  {
    email: 'agent@gable.test',
    who: 'Works at Harbor & Hill Realty, without access to marketing and account settings.',
  },
  { email: 'both@gable.test', who: 'Administers Harbor & Hill Realty and is an agent at Larkspur Homes.' },
  { email: 'new@gable.test', who: 'Is invited to Harbor & Hill Realty and has not told us anything yet.' },
  { email: 'rival@gable.test', who: 'Owns Larkspur Homes and knows nothing of the others.' },
  { email: 'former@gable.test', who: 'Is an agent at Larkspur Homes and at Marsh & Pine, whose plan was cancelled.' },
  { email: 'frozen@gable.test', who: 'Owns Old Mill Realty, which is suspended.' },
  { email: 'solo@gable.test', who: 'Owns Quince Street Homes, on a plan without widgets.' },
  { email: 'lapsed@gable.test', who: 'Owns Marsh & Pine, whose plan was cancelled, and nothing else.' },
  { email: 'founder@gable.test', who: 'Owns Birch Lane Group and is still setting it up.' },
  { email: 'early@gable.test', who: 'Joined Birch Lane Group before it was set up.' },
  { email: 'alone@gable.test', who: 'Is connected to no account at all.' },
] as const

export type DemoEmail = (typeof demoPeople)[number]['email']

const invitationSecret = 'welcome-to-harbor-and-hill'

/** An open invitation to Harbor & Hill Realty: the token names the account and proves nothing but its secret. */
export const demoInvitation = {
  email: 'newcomer@gable.test',
  secret: invitationSecret,
  token: `${demoAccounts.harborAndHill.replaceAll('-', '')}.${invitationSecret}`,
} as const

/** The agency of `npm run seed -- --big`. */
export const bigAccount = '018bb2c0-1e00-7a70-9a70-6c5f0e2b91a7'
export const bigOwner = 'big@gable.test'
