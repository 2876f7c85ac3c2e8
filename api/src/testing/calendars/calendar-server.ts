import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers one request in place of the server, or lets it answer by returning false. */
export type CalendarFault = (request: IncomingMessage, response: ServerResponse) => boolean

export interface CalendarRequestLog {
  method: string
  url: string
  authorization: string
  body: string
}

export interface Answer {
  status: number
  headers?: Record<string, string>
  body?: string
}

/** An HTTP server that records requests, and misbehaves when it is told to. */
export async function startCalendarServer(answer: (request: CalendarRequestLog, headers: Headers, url: URL) => Answer) {
  const requests: CalendarRequestLog[] = []
  const faults: CalendarFault[] = []
  const state = { clockOffset: 0 }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    response.setHeader('date', new Date(Date.now() + state.clockOffset).toUTCString())
    const fault = faults.shift()
    if (fault?.(request, response)) return
    const { method = 'GET', url = '/' } = request
    const log = { method, url, authorization: request.headers.authorization ?? '', body }
    requests.push(log)
    const headers = new Headers(
      Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    )
    const answered = answer(log, headers, new URL(url, 'http://server'))
    response.writeHead(answered.status, answered.headers).end(answered.body)
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    faults,
    state,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export const toJson = (status: number, body: object): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** Ways in which servers misbehave. */
export const calendarFaults = {
  status:
    (status: number, headers: Record<string, string> = {}): CalendarFault =>
    (_, response) => {
      response.writeHead(status, headers).end('{"error":{}}')
      return true
    },
  html: ((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>')
    return true
  }) satisfies CalendarFault,
  half: ((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"items":[{"id":"1"')
    return true
  }) satisfies CalendarFault,
  breaksOff: ((_, response) => {
    response.writeHead(200, { 'content-length': '5000' }).write('{"items":[')
    setTimeout(() => response.destroy(), 10)
    return true
  }) satisfies CalendarFault,
  never: (() => true) satisfies CalendarFault,
  /** Does what it was asked, without an answer. */
  noAnswer:
    (matches: (request: IncomingMessage) => boolean): CalendarFault =>
    (request, response) => {
      if (matches(request)) {
        response.end = (() => {
          response.destroy()
          return response
        }) as typeof response.end
      }
      return false
    },
}
