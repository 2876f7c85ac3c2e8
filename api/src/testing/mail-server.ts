import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

interface ReceivedMail {
  from: string
  to: string[]
  /** The raw headers and body. */
  source: string
}

/** A minimal SMTP server on a real port, for tests. */
export async function startTestMailServer() {
  const received: ReceivedMail[] = []
  const rejections: string[] = []
  const server = createServer((socket) => handleConnection(socket, received, rejections))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Answers the next recipient with this line instead of accepting it. */
    rejectOnce: (line: string) => rejections.push(line),
  }
}

function handleConnection(socket: Socket, received: ReceivedMail[], rejections: string[]) {
  const reply = (line: string) => socket.write(`${line}\r\n`)
  let mail: ReceivedMail = { from: '', to: [], source: '' }
  let buffered = ''
  let inData = false
  socket.on('error', () => socket.destroy())
  socket.setEncoding('utf8').on('data', (text: string) => {
    buffered += text
    for (;;) {
      const terminator = inData ? '\r\n.\r\n' : '\r\n'
      const end = buffered.indexOf(terminator)
      if (end < 0) return
      const chunk = buffered.slice(0, end)
      buffered = buffered.slice(end + terminator.length)
      if (inData) {
        received.push({ ...mail, source: chunk })
        inData = false
        reply('250 accepted')
      } else handleLine(chunk)
    }
  })
  reply('220 mail.test')

  function handleLine(line: string) {
    const [, address = ''] = /<(.*)>/.exec(line) ?? []
    if (/^EHLO/i.test(line)) return reply('250-mail.test\r\n250 8BITMIME')
    if (/^MAIL FROM/i.test(line)) mail = { from: address, to: [], source: '' }
    if (/^RCPT TO/i.test(line)) {
      const rejection = rejections.shift()
      if (rejection) return reply(rejection)
      mail.to.push(address)
    }
    if (/^DATA/i.test(line)) {
      inData = true
      return reply('354 continue')
    }
    if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n')
    reply('250 ok')
  }
}
