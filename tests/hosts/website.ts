import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Website {
  /** Answers the address at which strangers find it from now on. */
  publish(page: Published): string
  close(): void
}

export interface Published {
  text: string
  /** A name of its own; otherwise it gets one. */
  path?: string
  /** What comes after a while, on a slow connection. */
  rest?: Promise<string>
  headers?: Record<string, string>
}

/** The browser takes every name under `.example` for this machine. */
export const strangersAreHere = '--host-resolver-rules=MAP *.example 127.0.0.1'

/** A web server that is none of ours, with the pages and scripts that were published on it. */
export async function openWebsite(): Promise<Website> {
  const published = new Map<string, Published>()
  const server = createServer(async ({ url = '/' }, answer) => {
    const { text, headers, rest } = published.get(url) ?? {}
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html'
    answer.writeHead(text ? 200 : 404, { 'content-type': `${type}; charset=utf-8`, ...headers }).write(text ?? ' ')
    answer.end(await rest)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    publish(page) {
      const path = page.path ?? `/page-${published.size}`
      published.set(path, page)
      return `http://bank.example:${port}${path}`
    },
    close: () => server.close(),
  }
}
