import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Relay {
  /** The address in which the relay stands where the server did. */
  through(url: string): string
  /** Where the server is from now on. */
  leadTo(url: string): void
  close(): Promise<void>
}

/** A door that stays where it is while the server behind it comes and goes. */
export async function relay(): Promise<Relay> {
  let target = 0
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.setNoDelay(true)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    through(url) {
      const address = new URL(url)
      address.port = String(port)
      return address.href
    },
    leadTo(url) {
      target = Number(new URL(url).port)
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
