import { accountMoving, Problem } from '@gable/shared/http/problem.ts'
import { toast } from '../design/feedback/toast.tsx'

const pause = 2000
/** About five minutes: each refusal takes the server some seconds. */
const attempts = 50

/**
 * Repeats a call that was refused because the account is being moved: nothing of it was stored. Each refusal took the server
 * some seconds, so a short move is over before anybody is told of it.
 */
export async function retryWhileMoving<T>(
  send: () => Promise<T>,
  wait: (milliseconds: number) => Promise<void> = (milliseconds) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
): Promise<T> {
  let stopWaiting: (() => void) | undefined
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send()
      } catch (error) {
        if (attempt === attempts || !(error instanceof Problem) || error.message !== accountMoving) throw error
        stopWaiting ??= startWaiting()
        await wait(pause)
      }
    }
  } finally {
    stopWaiting?.()
  }
}

let waitingCount = 0
let noticeId: number | undefined

/** Explains the wait, once for all calls that do. */
function startWaiting(): () => void {
  waitingCount += 1
  noticeId ??= toast.lasting(
    'This account is being moved. Keep this page open: your change is saved when that is done.',
  )
  return () => {
    waitingCount -= 1
    if (waitingCount > 0 || noticeId === undefined) return
    toast.dismiss(noticeId)
    noticeId = undefined
  }
}
