import { Problem } from '@gable/shared/http/problem.ts'
import { cannotClone } from '@gable/shared/widgets/messages.ts'
import { expect, test } from 'vitest'
import { withErrorMessage } from './with-error-message.ts'

const failure = 'Unable to clone widget. Please contact support.'

test('what succeeds is handed on', async () => {
  expect(await withErrorMessage(failure, Promise.resolve('a widget'))).toBe('a widget')
})

test('why the server refused is said', async () => {
  await expect(withErrorMessage(failure, Promise.reject(new Problem('conflict', cannotClone)))).rejects.toThrow(cannotClone)
})

test.each([new Problem('broken', 'Something went wrong'), new TypeError('Failed to fetch')])(
  'what went wrong otherwise is nobody’s to understand: %s',
  async (error) => {
    await expect(withErrorMessage(failure, Promise.reject(error))).rejects.toThrow(failure)
  },
)
