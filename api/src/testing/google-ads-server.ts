import type { IncomingHttpHeaders } from 'node:http'
import { startReceiver } from './webhook-receiver.ts'

export const googleCredentials = {
  client_id: '1234-app.apps.googleusercontent.com',
  client_secret: 'GOCSPX-secret-of-the-app',
  refresh_token: '1//refresh-token-of-ada',
}

interface Sent {
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}

/** Gives access tokens and takes events as Google documents it. */
export async function startGoogleAds() {
  const receiver = await startReceiver()
  const state = { tokens: 0, valid: '', refusal: undefined as [number, object] | undefined, isRevoked: false }
  const events: Sent[] = []
  receiver.respondWith((response) => {
    const request = receiver.requests.at(-1)
    const reply = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body))
    if (!request) return reply(500, {})
    if (request.path === '/token') {
      const form = Object.fromEntries(new URLSearchParams(request.body))
      const isKnown = Object.entries(googleCredentials).every(([name, value]) => form[name] === value)
      if (!isKnown || form.grant_type !== 'refresh_token' || state.isRevoked)
        return reply(400, { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' })
      state.tokens += 1
      state.valid = `access-${state.tokens}`
      return reply(200, { access_token: state.valid, expires_in: 3599, token_type: 'Bearer' })
    }
    if (request.path !== '/v1/events:ingest') return reply(404, {})
    if (request.headers.authorization !== `Bearer ${state.valid}`)
      return reply(401, {
        error: { code: 401, message: 'Request had invalid credentials.', status: 'UNAUTHENTICATED' },
      })
    if (state.refusal) return reply(...state.refusal)
    events.push({ headers: request.headers, body: JSON.parse(request.body) })
    return reply(200, { requestId: 'r1' })
  })
  return { origin: receiver.origin, events, state, requests: receiver.requests, close: receiver.close }
}
