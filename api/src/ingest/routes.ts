import { Problem } from '@gable/shared/http/problem.ts'
import type { VisitorEvent } from '@gable/shared/ingest/visitor-event.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../platform/database.ts'
import { ensureRoomForEvents } from '../platform/jobs/event-partitions.ts'
import type { Log } from '../platform/observe/log.ts'
import { openIntake } from './intake.ts'
import { judge } from './judge.ts'
import { openLimits } from './limits.ts'
import { isMachine } from './machines.ts'
import { readEvents } from './read-events.ts'
import { answer, bodyMaximum, readAsText } from './wire.ts'

export const ingestRoutes =
  (house: { product: Database; owner: Database; log: Log }) => async (app: FastifyInstance) => {
    const intake = openIntake(house)
    const waitOf = openLimits()
    keepRoom(app, house)
    app.addHook('onClose', () => intake.close())
    readAsText(app)

    const options = { bodyLimit: bodyMaximum, config: { endpoint: 'POST /public/events', quiet: true } } as const
    app.post('/public/events', options, async (request, reply) => {
      const events = readEvents(request.body as string)
      const wait = waitOf(request.ip, events)
      if (wait) throw refusal(reply, wait, 'too_many', 'These are too many at once. Please send them again later.')
      const { accepted, ignored } = await takeIn(events, request).catch((error) => {
        request.log.warn({ err: error }, 'Events could not be stored')
        if (isFaultOfOurs(error)) app.reportError(error, { route: '/api/public/events' })
        throw refusal(reply, 2, 'unavailable', 'The service is not available right now. Please try again in a moment.')
      })
      return answer(reply, accepted, ignored)
    })

    async function takeIn(events: VisitorEvent[], { headers }: FastifyRequest) {
      if (intake.counted.isFull()) throw new Error('Too much waits to be stored')
      const { subjects } = app
      const verdict = await judge(events, { subjects, isMachine: isMachine(headers), now: Date.now() })
      const { counted, aside, unknown } = verdict
      intake.aside(aside)
      const refused = counted.length > 0 ? await intake.counted.commit(counted) : 0
      return { accepted: counted.length - refused, ignored: aside.length + unknown + refused }
    }
  }

/** Also where no worker runs, and for as long as the process lives. */
function keepRoom(app: FastifyInstance, { owner, log }: { owner: Database; log: Log }) {
  const makeRoom = () => ensureRoomForEvents(owner, log)
  const daily = setInterval(makeRoom, 86_400_000).unref()
  app.addHook('onReady', makeRoom)
  app.addHook('onClose', async () => clearInterval(daily))
}

function refusal(reply: FastifyReply, seconds: number, code: 'too_many' | 'unavailable', message: string) {
  reply.header('retry-after', String(seconds))
  return new Problem(code, message)
}

/** A statement that Postgres cannot carry out, rather than one that is away. */
const isFaultOfOurs = (error: unknown) => /^[2-4]/.test((error as { code?: string }).code ?? '')
