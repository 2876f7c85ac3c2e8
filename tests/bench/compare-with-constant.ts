import { median } from './bench.ts'
import { generateLoad } from './load-generator.ts'
import type { MeasuredProduct } from './measured-product.ts'

const rounds = 41
const milliseconds = 400

/**
 * Measures how fast these paths are served, and the ratio to a route that returns the same bytes from memory. Both run
 * alternately in short turns and each starts equally often, so that other load on the machine affects both.
 */
export async function compareWithConstant({ port }: MeasuredProduct, paths: string[]) {
  const [firstPath = '/'] = paths
  const response = await fetch(`http://127.0.0.1:${port}${firstPath}`)
  const type = response.headers.get('content-type') ?? ''
  await fetch(`http://127.0.0.1:${port}/api/constant?type=${encodeURIComponent(type)}`, {
    method: 'PUT',
    headers: { 'content-type': 'text/plain' },
    body: await response.text(),
  })
  let sentCount = 0
  const createNextRequest = () => {
    sentCount += 1
    return createGetRequest(paths[sentCount % paths.length] ?? firstPath)
  }
  const createConstantRequest = () => createGetRequest('/api/constant')
  const measure = (createRequest: () => string) =>
    generateLoad({ port, connections: 50, milliseconds, status: 200, createRequest })
  await measure(createNextRequest)
  await measure(createConstantRequest)
  const results: { ratio: number; perSecond: number; p99: number }[] = []
  while (results.length < rounds) {
    const constantBefore = results.length % 2 ? await measure(createConstantRequest) : undefined
    const result = await measure(createNextRequest)
    const { perSecond } = constantBefore ?? (await measure(createConstantRequest))
    results.push({ ...result, ratio: result.perSecond / perSecond })
  }
  const medianOfRounds = (key: 'ratio' | 'perSecond' | 'p99') => median(results.map((result) => result[key]))
  return { ratio: medianOfRounds('ratio'), perSecond: medianOfRounds('perSecond'), p99: medianOfRounds('p99') }
}

const createGetRequest = (path: string) =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\norigin: https://www.example.com\r\n\r\n`
