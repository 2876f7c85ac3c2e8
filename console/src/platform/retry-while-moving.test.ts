import { accountMoving, Problem } from '@gable/shared/http/problem.ts'
import { expect, test, vi } from 'vitest'
import { retryWhileMoving } from './retry-while-moving.ts'

const wait = async () => {}
const moving = () => new Problem('unavailable', accountMoving)

test('a change is sent again until the account has been moved', async () => {
  const send = vi.fn().mockRejectedValueOnce(moving()).mockRejectedValueOnce(moving()).mockResolvedValue('saved')
  expect(await retryWhileMoving(send, wait)).toBe('saved')
  expect(send).toHaveBeenCalledTimes(3)
})

test('the agent is told when that takes long', async () => {
  const send = vi.fn().mockRejectedValue(moving())
  await expect(retryWhileMoving(send, wait)).rejects.toThrow('This account is being moved.')
  expect(send).toHaveBeenCalledTimes(10)
})

test('no other refusal is repeated', async () => {
  const send = vi.fn().mockRejectedValue(new Problem('unavailable', 'The server cannot be reached.'))
  await expect(retryWhileMoving(send, wait)).rejects.toThrow('The server cannot be reached.')
  expect(send).toHaveBeenCalledTimes(1)
})
