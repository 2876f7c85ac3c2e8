import { type DemoAgency, type DemoEmail, demoAccounts, demoPassword } from '@gable/shared/demo/people.ts'

/** A person of the demo, as the `openAs` fixture takes them. */
export const demoPerson = (email: DemoEmail, agency: DemoAgency = 'harborAndHill') => ({
  email,
  accountId: demoAccounts[agency],
  password: demoPassword,
})
