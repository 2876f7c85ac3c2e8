import { callsPerMinute } from '@gable/shared/api-keys/api-key.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyReply } from 'fastify'

/** Counts a call of a key, tells the client what is left, and throws past the limit. Each process counts its own calls. */
export function consumeCall(keyId: string, reply: FastifyReply, now = Date.now()) {
  const window = getWindow(keyId, now)
  window.calls++
  const seconds = Math.max(1, Math.ceil((window.endsAt - now) / 1000))
  reply.headers({
    'ratelimit-limit': callsPerMinute,
    'ratelimit-remaining': Math.max(0, callsPerMinute - window.calls),
    'ratelimit-reset': seconds,
  })
  if (window.calls <= callsPerMinute) return
  reply.header('retry-after', seconds)
  throw new Problem(
    'too_many',
    `This API key may make ${callsPerMinute} calls a minute. Try again in ${seconds} seconds.`,
  )
}

interface CallWindow {
  calls: number
  endsAt: number
}

const windows = new Map<string, CallWindow>()

/** Only keys that exist get here, but over the years there may be many. */
const maxWindows = 10_000

function getWindow(keyId: string, now: number): CallWindow {
  const current = windows.get(keyId)
  if (current && now < current.endsAt) return current
  if (windows.size >= maxWindows) windows.clear()
  const started = { calls: 0, endsAt: now + 60_000 }
  windows.set(keyId, started)
  return started
}
