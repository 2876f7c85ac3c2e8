import { accountMoving, Problem } from '@gable/shared/http/problem.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { getToasts } from '../design/feedback/toast-queue.ts'
import { retryWhileMoving } from './retry-while-moving.ts'

const wait = async () => {}
const moving = () => new Problem('unavailable', accountMoving)

// The tests of other files find the toasts of this one until they have faded out.
afterAll(() => vi.waitFor(() => expect(getToasts()).toEqual([])))

test('a change is sent again until the account has been moved', async () => {
  const send = vi.fn().mockRejectedValueOnce(moving()).mockRejectedValueOnce(moving()).mockResolvedValue('saved')
  expect(await retryWhileMoving(send, wait)).toBe('saved')
  expect(send).toHaveBeenCalledTimes(3)
})

test('the agent is told when that takes long', async () => {
  const send = vi.fn().mockRejectedValue(moving())
  await expect(retryWhileMoving(send, wait)).rejects.toThrow('This account is being moved.')
  expect(send).toHaveBeenCalledTimes(50)
})

test('no other refusal is repeated', async () => {
  const send = vi.fn().mockRejectedValue(new Problem('unavailable', 'The server cannot be reached.'))
  await expect(retryWhileMoving(send, wait)).rejects.toThrow('The server cannot be reached.')
  expect(send).toHaveBeenCalledTimes(1)
})

test('the agent sees one explanation while changes wait, and none when all are saved', async () => {
  const listNotices = () => getToasts().flatMap(({ text, isLeaving }) => (isLeaving ? [] : [text]))
  const finish: (() => void)[] = []
  const waitForMove = () => new Promise<void>((resolve) => finish.push(resolve))
  const changes = [1, 2].map((n) =>
    retryWhileMoving(vi.fn().mockRejectedValueOnce(moving()).mockResolvedValue(n), waitForMove),
  )
  await vi.waitFor(() => expect(finish).toHaveLength(2))
  expect(listNotices()).toEqual([
    'This account is being moved. Keep this page open: your change is saved when that is done.',
  ])
  finish[0]?.()
  expect(await changes[0]).toBe(1)
  expect(listNotices()).toHaveLength(1)
  finish[1]?.()
  expect(await changes[1]).toBe(2)
  expect(listNotices()).toEqual([])
})
