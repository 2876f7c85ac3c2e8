import { createConnection } from 'node:net'
import { createInterface } from 'node:readline'

interface SmtpMessage {
  from?: string
  to: string
  message: string
}

/** Speaks SMTP, and returns the last answer. */
export async function sendSmtp(port: number, { from = '', to, message }: SmtpMessage): Promise<string> {
  const socket = createConnection({ port, host: '127.0.0.1' })
  socket.on('error', () => {})
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  const read = async () => {
    for (;;) {
      const { value = '', done } = await lines.next()
      if (done || !/^\d{3}-/.test(value)) return value
    }
  }
  let answer = await read()
  const body = message.replace(/\r?\n/g, '\r\n').replace(/^\./gm, '..')
  for (const command of ['EHLO mx.example.net', `MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, 'DATA', `${body}\r\n.`]) {
    socket.write(`${command}\r\n`)
    answer = await read()
    if (!/^[23]/.test(answer)) break
  }
  socket.destroy()
  return answer
}
