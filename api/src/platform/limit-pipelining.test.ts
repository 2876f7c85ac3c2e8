import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { limitPipelining } from './limit-pipelining.ts'

async function listen() {
  const app = Fastify()
  onTestFinished(() => app.close())
  limitPipelining(app)
  let served = 0
  app.get('/', async () => {
    served += 1
    return 'here'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { ...(app.server.address() as AddressInfo), getServed: () => served }
}

test('a client that sends a thousand requests at once is disconnected', async () => {
  const { port, getServed } = await listen()
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1000))
  socket.resume()
  await once(socket, 'close')
  expect(getServed()).toBeLessThanOrEqual(10)
})

test('a connection may be used for many requests, one after the other', async () => {
  const { port } = await listen()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const ports = new Set<number | undefined>()
  for (let n = 0; n < 50; n++) {
    const [response] = await once(get({ port, host: '127.0.0.1', agent }), 'response')
    ports.add(response.socket.localPort)
    expect(await text(response)).toBe('here')
  }
  expect(ports.size).toBe(1)
})
