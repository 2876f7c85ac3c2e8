import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../platform/database.ts'
import { ensureRoomForEvents } from '../platform/jobs/event-partitions.ts'
import type { Log } from '../platform/observe/log.ts'
import { openCrowdLimit } from './crowd-limit.ts'
import { openIntake } from './intake.ts'
import { judge } from './judge.ts'
import { isMachine } from './machines.ts'
import { readEvents } from './read-events.ts'
import { openVisitorHash } from './visitor-hash.ts'
import { answer, bodyMaximum, readAsText } from './wire.ts'

/** Far above what people do, even many behind one address; far below what would fill a disk in a night. */
const perVisitor = 1200
const perSubject = 60_000

export const ingestRoutes =
  (house: { product: Database; owner: Database; log: Log }) => async (app: FastifyInstance) => {
    const intake = openIntake(house)
    app.addHook('onReady', () => ensureRoomForEvents(house.owner, house.log))
    app.addHook('onClose', () => intake.close())
    const visitors = openCrowdLimit(perVisitor)
    const subjects = openCrowdLimit(perSubject)
    const nameOf = openVisitorHash()
    readAsText(app)

    const options = { bodyLimit: bodyMaximum, config: { endpoint: 'POST /public/events', quiet: true } } as const
    app.post('/public/events', options, async (request, reply) => {
      const events = readEvents(request.body as string)
      const wait = visitors.spend(nameOf(request.ip), events.length)
      if (wait) throw tooMany(reply, wait)
      for (const { subjectId } of events) {
        const wait = subjects.spend(subjectId, 1)
        if (wait) throw tooMany(reply, wait)
      }
      if (intake.counted.isFull()) throw unavailable(reply)
      const { counted, aside, unknown } = await judge(events, {
        subjects: app.subjects,
        isMachine: isMachine(request.headers),
        now: Date.now(),
      })
      intake.aside(aside)
      const refused = counted.length > 0 ? await stored(counted, request, reply) : 0
      return answer(reply, counted.length - refused, aside.length + unknown + refused)
    })

    async function stored(
      rows: Parameters<typeof intake.counted.commit>[0],
      request: FastifyRequest,
      reply: FastifyReply,
    ) {
      try {
        return await intake.counted.commit(rows)
      } catch (error) {
        request.log.warn({ err: error }, 'Events could not be stored')
        throw unavailable(reply)
      }
    }
  }

function tooMany(reply: FastifyReply, seconds: number) {
  reply.header('retry-after', String(seconds))
  return new Problem('too_many', 'These are too many at once. Please send them again later.')
}

function unavailable(reply: FastifyReply) {
  reply.header('retry-after', '2')
  return new Problem('unavailable', 'The service is not available right now. Please try again in a moment.')
}
