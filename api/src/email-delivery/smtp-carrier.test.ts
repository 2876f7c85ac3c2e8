import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type SinkBehavior, startSmtpSink } from '../testing/smtp-sink.ts'
import { CarrierUnavailableError } from './channel.ts'
import { createSmtpCarrier } from './smtp-carrier.ts'

const email = (to: string) => ({
  from: { name: 'Maya Chen', address: 'hello@harbor.example' },
  to,
  replyTo: 'maya@harbor.example',
  messageId: '<piece@harbor.example>',
  returnPath: 'hello@harbor.example',
  filled: { subject: 'News', html: '<p>News</p>', text: 'News' },
  marketing: undefined,
  key: undefined,
})

const timeouts = { greetingTimeout: 150, socketTimeout: 150 }

/** A server that accepts connections and then says what it is told to, and nothing else. */
async function startSilentServer(onConnection: (socket: Socket) => void = () => {}) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    onConnection(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.for<[string, SinkBehavior, string]>([
  ['before the text has not got the email, which is sent later', 'HANG_BEFORE_DATA', 'LATER'],
  ['after the text may have got the email, which is not sent again', 'HANG_IN_DATA', 'UNKNOWN'],
])('a mail server that hangs %s', async ([, behavior, kind]) => {
  const sink = await startSmtpSink()
  sink.behaviors.set('nora@example.com', behavior)
  const channel = await createSmtpCarrier(sink.url, timeouts).open()
  expect(await channel.send(email('nora@example.com'), async () => true)).toMatchObject({ kind })
  expect(channel.isOpen()).toBe(false)
  expect(sink.emails).toEqual([])
})

test('a mail server that never greets counts as unavailable', async () => {
  const url = await startSilentServer()
  await expect(createSmtpCarrier(url, timeouts).open()).rejects.toBeInstanceOf(CarrierUnavailableError)
})

test('a mail server that keeps an email waiting byte by byte is given up on', async () => {
  const url = await startSilentServer((socket) => {
    socket.write('220 slow.example\r\n')
    socket.once('data', () => {
      socket.write('250 slow.example\r\n')
      socket.once('data', () => {
        const timer = setInterval(() => socket.write('2'), 30)
        socket.once('close', () => clearInterval(timer))
      })
    })
  })
  const channel = await createSmtpCarrier(url, { ...timeouts, emailTimeout: 300 }).open()
  expect(await channel.send(email('nora@example.com'), async () => true)).toMatchObject({ kind: 'LATER' })
})
