import { expect, test, vi } from 'vitest'
import { refusalOf } from './refusal.ts'

test("a refusal keeps the server's words and the fields they are about", () => {
  const problem = Object.assign(new Error('Some fields need attention'), { fields: { name: 'This name is taken' } })
  expect(refusalOf(problem)).toEqual({ message: 'Some fields need attention', fields: { name: 'This name is taken' } })
  expect(refusalOf(new Error('Failed to save'))).toEqual({ message: 'Failed to save', fields: {} })
})

test('a broken connection or a bug is told in words one can act on', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(refusalOf(new TypeError('Failed to fetch')).message).toBe('Something went wrong. Please try again.')
  expect(refusalOf('odd').message).toBe('Something went wrong. Please try again.')
  expect(log).toHaveBeenCalledTimes(2)
  log.mockRestore()
})
