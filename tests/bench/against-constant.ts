import { middle } from './bench.ts'
import { crowd } from './crowd.ts'
import type { MeasuredProduct } from './measured-product.ts'

const rounds = 41
const milliseconds = 400

/**
 * How fast these addresses are answered, against the same bytes from a constant. The two take short turns, each as often
 * first, so that whatever else the machine does falls on both.
 */
export async function againstConstant({ port }: MeasuredProduct, paths: string[]) {
  const [first = '/'] = paths
  const answer = await fetch(`http://127.0.0.1:${port}${first}`)
  const type = answer.headers.get('content-type') ?? ''
  await fetch(`http://127.0.0.1:${port}/api/constant?type=${encodeURIComponent(type)}`, {
    method: 'PUT',
    headers: { 'content-type': 'text/plain' },
    body: await answer.text(),
  })
  let asked = 0
  const next = () => {
    asked += 1
    return get(paths[asked % paths.length] ?? first)
  }
  const ask = (request: () => string) => crowd({ port, connections: 50, milliseconds, status: 200, request })
  const constant = () => get('/api/constant')
  await ask(next)
  await ask(constant)
  const done: { ratio: number; perSecond: number; p99: number }[] = []
  while (done.length < rounds) {
    const before = done.length % 2 ? await ask(constant) : undefined
    const found = await ask(next)
    const { perSecond } = before ?? (await ask(constant))
    done.push({ ...found, ratio: found.perSecond / perSecond })
  }
  const middleOfAll = (key: 'ratio' | 'perSecond' | 'p99') => middle(done.map((round) => round[key]))
  return { ratio: middleOfAll('ratio'), perSecond: middleOfAll('perSecond'), p99: middleOfAll('p99') }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\norigin: https://www.example.com\r\n\r\n`
