import { type AddressInfo, createServer, type Socket } from 'node:net'

/** An SMTP server that does as little as possible, in a process of its own. It tells its parent the port and each total. */
const server = createServer((socket) => serveConnection(socket))
let [count, reported] = [0, 0]

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
setInterval(() => {
  if (count !== reported) process.send?.({ count })
  reported = count
}, 5)

const textEnd = Buffer.from('\r\n.\r\n')

function serveConnection(socket: Socket) {
  let buffered: Buffer = Buffer.alloc(0)
  let isText = false
  socket.setNoDelay(true)
  socket.on('error', () => socket.destroy())
  socket.write('220 sink\r\n')
  socket.on('data', (chunk: Buffer) => {
    buffered = buffered.length > 0 ? Buffer.concat([buffered, chunk]) : chunk
    const answers: string[] = []
    for (;;) {
      const end = buffered.indexOf(isText ? textEnd : '\r\n')
      if (end < 0) break
      const line = isText ? '.' : buffered.toString('latin1', 0, Math.min(end, 8))
      buffered = buffered.subarray(end + (isText ? textEnd.length : 2))
      if (isText) count += 1
      isText = !isText && /^data/i.test(line)
      answers.push(toAnswer(line))
    }
    if (answers.length > 0) socket.write(answers.join(''))
  })
}

function toAnswer(line: string) {
  if (/^ehlo/i.test(line)) return '250-sink\r\n250-PIPELINING\r\n250 8BITMIME\r\n'
  if (/^data/i.test(line)) return '354 go on\r\n'
  if (/^quit/i.test(line)) return '221 bye\r\n'
  return '250 ok\r\n'
}
