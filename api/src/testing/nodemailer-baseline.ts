import { generateKeyPairSync } from 'node:crypto'
import { createTransport } from 'nodemailer'

/** How many emails a second nodemailer alone hands to a server, signed, with as many connections. */
export async function measureNodemailer(
  url: string,
  { count, connections }: { count: number; connections: number },
): Promise<number> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxMessages: Number.POSITIVE_INFINITY,
    dkim: {
      domainName: 'harbor.example',
      keySelector: 'gable',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  })
  const html = `<p>${'<span style="color:#123456">Homes in Dover sell within a week.</span> '.repeat(120)}</p>`
  const text = 'Homes in Dover sell within a week.\n'.repeat(20)
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: count }, (_, n) =>
      transport.sendMail({
        from: { name: 'Maya Chen', address: 'hello@harbor.example' },
        to: `person${n}@domain${n % 500}.example`,
        subject: 'Hello Nora',
        text,
        html,
        list: { unsubscribe: `https://gable.example/e/u/${n}` },
      }),
    ),
  )
  const seconds = (performance.now() - startedAt) / 1000
  transport.close()
  return count / seconds
}
