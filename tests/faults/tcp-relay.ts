import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

interface TcpRelay {
  /** The URL with the relay's port instead of the server's. */
  rewriteUrl(url: string): string
  /** Points the relay at a server. */
  setTarget(url: string): void
  close(): Promise<void>
}

/** Relays TCP on a fixed port while the server behind it restarts on others. */
export async function openTcpRelay(): Promise<TcpRelay> {
  let targetPort = 0
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(targetPort, '127.0.0.1')
    for (const [socket, peer] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => peer.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        peer.destroy()
      })
      socket.pipe(peer)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    rewriteUrl(url) {
      const rewritten = new URL(url)
      rewritten.port = String(port)
      return rewritten.href
    },
    setTarget(url) {
      targetPort = Number(new URL(url).port)
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
