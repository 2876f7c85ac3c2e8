import { expect, test, vi } from 'vitest'
import { toFormError } from './form-error.ts'

test('a problem from the server keeps its message and its field messages', () => {
  const problem = Object.assign(new Error('Some fields need attention'), { fields: { name: 'This name is taken' } })
  expect(toFormError(problem)).toEqual({
    message: 'Some fields need attention',
    fields: { name: 'This name is taken' },
  })
  expect(toFormError(new Error('Failed to save'))).toEqual({ message: 'Failed to save', fields: {} })
})

test('a network failure or a bug becomes a message the user can act on', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(toFormError(new TypeError('Failed to fetch')).message).toBe('Something went wrong. Please try again.')
  expect(toFormError(new Error('')).message).toBe('Something went wrong. Please try again.')
  expect(toFormError('odd').message).toBe('Something went wrong. Please try again.')
  expect(log).toHaveBeenCalledTimes(2)
  log.mockRestore()
})
