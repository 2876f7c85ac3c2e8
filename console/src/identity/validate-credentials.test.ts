import { expect, test } from 'vitest'
import { validateCredentials, validateEmailForm } from './validate-credentials.ts'

const resolverArguments = [undefined, { fields: {}, shouldUseNativeValidation: false }] as const
const getErrors = async (email: string, password: string) => {
  const { errors } = await validateCredentials({ email, password }, ...resolverArguments)
  return [errors.email?.message, errors.password?.message]
}

test('email and password are required', async () => {
  expect(await getErrors('', '')).toEqual(['Email is required', 'Password is required'])
  expect(await getErrors('   ', 'x')).toEqual(['Email is required', undefined])
})

test('an invalid email is reported before submitting', async () => {
  for (const email of ['dana', 'dana@', '@gable.test', 'dana hill@gable.test', 'a@b@c']) {
    expect(await getErrors(email, 'x')).toEqual(['Please enter a valid email', undefined])
  }
})

test('spaces around an email are allowed', async () => {
  expect(await getErrors(' dana@gable.test ', 'x')).toEqual([undefined, undefined])
  expect(await validateEmailForm({ email: 'dana@gable.test' }, ...resolverArguments)).toEqual({
    values: { email: 'dana@gable.test' },
    errors: {},
  })
})
