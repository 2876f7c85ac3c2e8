import { expect, test } from 'vitest'
import { credentialRules, emailRules } from './sign-in-rules.ts'

const rest = [undefined, { fields: {}, shouldUseNativeValidation: false }] as const
const errorsFor = async (email: string, password: string) => {
  const { errors } = await credentialRules({ email, password }, ...rest)
  return [errors.email?.message, errors.password?.message]
}

test('both an email and a password are asked for', async () => {
  expect(await errorsFor('', '')).toEqual(['Email is required', 'Password is required'])
  expect(await errorsFor('   ', 'x')).toEqual(['Email is required', undefined])
})

test('what cannot be an email is told before it is sent', async () => {
  for (const email of ['dana', 'dana@', '@gable.test', 'dana hill@gable.test', 'a@b@c']) {
    expect(await errorsFor(email, 'x')).toEqual(['Please enter a valid email', undefined])
  }
})

test('an email with spaces around it is one', async () => {
  expect(await errorsFor(' dana@gable.test ', 'x')).toEqual([undefined, undefined])
  expect(await emailRules({ email: 'dana@gable.test' }, ...rest)).toEqual({
    values: { email: 'dana@gable.test' },
    errors: {},
  })
})
