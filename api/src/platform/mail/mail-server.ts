import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface ReceivedMail {
  from: string
  to: string[]
  /** Headers and body as they came over the wire. */
  source: string
}

/** A real SMTP server on a real port, as much of one as a client needs. For tests. */
export async function openMailServer() {
  const received: ReceivedMail[] = []
  const refusals: string[] = []
  const server = createServer((socket) => converse(socket, received, refusals))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** The next recipient is answered with this line instead of a welcome. */
    refuseOnce: (line: string) => refusals.push(line),
  }
}

function converse(socket: Socket, received: ReceivedMail[], refusals: string[]) {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let mail: ReceivedMail = { from: '', to: [], source: '' }
  let unread = ''
  let inData = false
  socket.on('error', () => socket.destroy())
  socket.setEncoding('utf8').on('data', (text: string) => {
    unread += text
    for (;;) {
      const mark = inData ? '\r\n.\r\n' : '\r\n'
      const end = unread.indexOf(mark)
      if (end < 0) return
      const taken = unread.slice(0, end)
      unread = unread.slice(end + mark.length)
      if (inData) {
        received.push({ ...mail, source: taken })
        inData = false
        say('250 taken')
      } else answer(taken)
    }
  })
  say('220 mail.test')

  function answer(line: string) {
    const [, address = ''] = /<(.*)>/.exec(line) ?? []
    if (/^EHLO/i.test(line)) return say('250-mail.test\r\n250 8BITMIME')
    if (/^MAIL FROM/i.test(line)) mail = { from: address, to: [], source: '' }
    if (/^RCPT TO/i.test(line)) {
      const refusal = refusals.shift()
      if (refusal) return say(refusal)
      mail.to.push(address)
    }
    if (/^DATA/i.test(line)) {
      inData = true
      return say('354 go on')
    }
    if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n')
    say('250 well')
  }
}
