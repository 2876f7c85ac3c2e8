import { Problem } from '@gable/shared/http/problem.ts'
import { cannotClone } from '@gable/shared/widgets/messages.ts'
import { expect, test } from 'vitest'
import { withErrorMessage } from './with-error-message.ts'

const message = 'Unable to clone widget. Please contact support.'

test('a resolved value passes through', async () => {
  expect(await withErrorMessage(message, Promise.resolve('a widget'))).toBe('a widget')
})

test('a conflict keeps the server’s message', async () => {
  await expect(withErrorMessage(message, Promise.reject(new Problem('conflict', cannotClone)))).rejects.toThrow(
    cannotClone,
  )
})

test.each([new Problem('broken', 'Something went wrong'), new TypeError('Failed to fetch')])(
  'any other error is replaced by the given message: %s',
  async (error) => {
    await expect(withErrorMessage(message, Promise.reject(error))).rejects.toThrow(message)
  },
)
