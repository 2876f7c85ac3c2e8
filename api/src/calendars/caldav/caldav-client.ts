import type { OutboundResponse } from '../../platform/outbound/send-request.ts'
import { CalendarError } from '../provider.ts'
import { type CalendarRequest, type RequestContext, requestCalendar, toCalendarError } from '../request.ts'

export interface CalDavLogin {
  serverUrl: string
  username: string
  password: string
}

export type CalDavRequest = (request: CalendarRequest) => Promise<OutboundResponse & { url: string }>

/** Requests with the app password of the agent, which only travels to the server that they named and its own domain. */
export function createCalDavRequest(
  { serverUrl, username, password }: CalDavLogin,
  context: RequestContext,
): CalDavRequest {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  return async ({ headers, ...request }) => {
    let { url } = request
    for (let hops = 0; hops < 6; hops++) {
      assertOwnServer(url, serverUrl)
      const response = await requestCalendar(context, {
        ...request,
        url,
        headers: { ...headers, authorization },
      })
      const { location } = response.headers
      if (![301, 302, 307, 308].includes(response.status) || !location || !URL.canParse(location, url))
        return { ...response, url }
      url = new URL(location, url).href
    }
    throw new CalendarError('FAILED', 'The calendar server redirects in circles.')
  }
}

/** iCloud moves an account from `caldav.icloud.com` to a server such as `p34-caldav.icloud.com`. */
function assertOwnServer(text: string, serverUrl: string) {
  const [url, server] = [new URL(text), new URL(serverUrl)]
  const isSafe = url.protocol === 'https:' || url.protocol === server.protocol
  const isOwn = url.host === server.host || (!isAddress(server.hostname) && domainOf(url) === domainOf(server))
  if (!isSafe || !isOwn)
    throw new CalendarError(
      'REFUSED',
      `The calendar server leads to another one, ${url.host}. The password was not sent there.`,
    )
}

const isAddress = (host: string) => /^[\d.]+$|^\[/.test(host)
const domainOf = ({ hostname }: URL) => hostname.split('.').slice(-2).join('.')

/** A multistatus answer, or the error that the status means. */
export function expectMultistatus(response: OutboundResponse): Buffer {
  if (response.status === 207) return response.body
  if (response.status === 200 && /multistatus/.test(response.body.subarray(0, 500).toString('utf8')))
    return response.body
  if (response.status === 403) throw new CalendarError('AUTH', 'The calendar server does not allow this (status 403).')
  throw toCalendarError(response)
}

export const xmlHeaders = { 'content-type': 'application/xml; charset=utf-8' }
