import type { SubmissionAnswer } from '@gable/shared/answers/answer.ts'
import { useEffect, useState } from 'preact/hooks'
import type { JourneyServices } from './services.ts'

/** In milliseconds. The server itself waits a moment for each answer and gives up in time. */
const pause = 300
const maxTries = 20
const failureCost = 5

/** What the visitor gets back, asked for until it is complete. A failure leaves what is shown. */
export function useAnswer(token: string | undefined, getAnswer: JourneyServices['getAnswer'] | undefined) {
  const [answer, setAnswer] = useState<SubmissionAnswer>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the services of a journey do not change
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isCurrent = true
    const ask = async (tries: number) => {
      const next = token && (await getAnswer?.(token))
      if (!isCurrent || !token) return
      if (next) setAnswer(next)
      const left = tries - (next ? 1 : failureCost)
      if ((!next || next.isPending) && left > 0) timer = setTimeout(ask, pause, left)
    }
    void ask(maxTries)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [token])
  return answer
}
