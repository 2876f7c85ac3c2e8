import { type DemoAgency, type DemoEmail, demoAccounts, demoPassword } from '@gable/shared/demo/people.ts'

/** Somebody of the demo, as one who comes in. */
export const demoPerson = (email: DemoEmail, agency: DemoAgency = 'harborAndHill') => ({
  email,
  accountId: demoAccounts[agency],
  password: demoPassword,
})
