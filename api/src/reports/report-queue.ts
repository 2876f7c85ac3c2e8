import { Problem } from '@gable/shared/http/problem.ts'

/** Runs few reports at once, so that many readers of large ones leave connections for everyone else. */
export interface ReportQueue {
  /** Rejects when too many wait, or when the turn does not come in time. */
  run<T>(accountId: string, work: () => Promise<T>): Promise<T>
}

declare module 'fastify' {
  interface FastifyInstance {
    reportQueue: ReportQueue
  }
}

interface ReportQueueOptions {
  maxRunning: number
  /** One agency cannot take all turns. */
  maxRunningPerAccount: number
  maxWaiting?: number
  maxWaitMs?: number
}

interface Turn {
  accountId: string
  start(): void
}

export function createReportQueue(options: ReportQueueOptions): ReportQueue {
  const { maxRunning, maxRunningPerAccount, maxWaiting = 500, maxWaitMs = 20_000 } = options
  const waiting = new Set<Turn>()
  const running: Turn[] = []

  const countRunning = (accountId: string) => running.filter((turn) => turn.accountId === accountId).length

  function startNext() {
    for (const turn of waiting) {
      if (running.length >= maxRunning) return
      if (countRunning(turn.accountId) >= maxRunningPerAccount) continue
      waiting.delete(turn)
      running.push(turn)
      turn.start()
    }
  }

  const waitForTurn = (accountId: string) =>
    new Promise<Turn>((resolve, reject) => {
      if (waiting.size >= maxWaiting) return reject(busy())
      const timer = setTimeout(() => {
        waiting.delete(turn)
        reject(busy())
      }, maxWaitMs)
      const turn: Turn = {
        accountId,
        start: () => {
          clearTimeout(timer)
          resolve(turn)
        },
      }
      waiting.add(turn)
      startNext()
    })

  return {
    async run(accountId, work) {
      const turn = await waitForTurn(accountId)
      try {
        return await work()
      } finally {
        running.splice(running.indexOf(turn), 1)
        startNext()
      }
    },
  }
}

const busy = () => new Problem('too_many', 'Many reports are being read right now. Please try again in a minute.')

export const tooSlow = () =>
  new Problem('too_many', 'This report took too long. Please choose a shorter period or fewer contacts.')
