import { accountMoving, Problem } from '@gable/shared/http/problem.ts'

const pause = 2000
const attempts = 10

/**
 * Repeats a call that was refused because the account is being moved: nothing of it was stored. Each refusal took the server
 * some seconds, so a short move is over before anybody is told of it.
 */
export async function retryWhileMoving<T>(
  send: () => Promise<T>,
  wait: (milliseconds: number) => Promise<void> = (milliseconds) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send()
    } catch (error) {
      if (attempt === attempts || !(error instanceof Problem) || error.message !== accountMoving) throw error
      await wait(pause)
    }
  }
}
