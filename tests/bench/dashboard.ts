import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { seedDemo } from '../../api/src/demo/seed-demo.ts'
import { type Bench, median, memoize } from './bench.ts'
import { compareWithConstant } from './compare-with-constant.ts'
import { generateLoad } from './load-generator.ts'
import { type MeasuredProduct, startMeasuredProduct } from './measured-product.ts'

const resolveEmbed = (file: string) => fileURLToPath(new URL(`../../embeds/dist/${file}`, import.meta.url))

/**
 * The pages of homeowners of the demo: the time of one request on an idle server and the slowest ones under load, the
 * ratio to a constant response of the same bytes, and the compressed sizes.
 */
export const dashboardBenches: Bench[] = [
  { name: 'dashboard-render', unit: 'ms', measure: async () => (await results()).single },
  { name: 'dashboard-render-p99', unit: 'ms', measure: async () => (await results()).p99 },
  { name: 'dashboard-vs-hello', unit: 'ratio', measure: async () => (await results()).ratio },
  { name: 'dashboard-html-bytes', unit: 'bytes', measure: async () => (await results()).htmlBytes },
  {
    name: 'dashboard-js-bytes',
    unit: 'bytes',
    measure: async () => {
      const names = JSON.parse(await readFile(resolveEmbed('names.json'), 'utf8'))
      return (await readFile(resolveEmbed(`${names['dashboard.js'].file}.br`))).length
    },
  },
]

const results = memoize(async () => {
  const product = await startMeasuredProduct()
  try {
    const paths = await listOwnerPages(product)
    return {
      ...(await measureOneAtATime(product, paths)),
      p99: await measureUnderLoad(product, paths),
      ratio: (await compareWithConstant(product, paths)).ratio,
    }
  } finally {
    await product.stop()
  }
})

/** The median time of one request on an idle server, and the compressed size of a page. */
async function measureOneAtATime({ port }: MeasuredProduct, paths: string[]) {
  const times: number[] = []
  let html = ''
  for (let n = 0; n < 60; n += 1) {
    const startedAt = performance.now()
    html = await (await fetch(`http://127.0.0.1:${port}${paths[n % paths.length]}`)).text()
    times.push(performance.now() - startedAt)
  }
  return { single: median(times), htmlBytes: brotliCompressSync(html).length }
}

async function measureUnderLoad({ port }: MeasuredProduct, paths: string[]) {
  let sentCount = 0
  const { p99 } = await generateLoad({
    ...{ port, connections: 20, milliseconds: 5000, status: 200 },
    createRequest: () => {
      sentCount += 1
      return `GET ${paths[sentCount % paths.length]} HTTP/1.1\r\nhost: localhost\r\n\r\n`
    },
  })
  return p99
}

const demoAccount = '018bb2c0-1e00-7a10-8a10-6c5f0e2b91a1'

/** Signs in as the agent of the demo and reads the links of some contacts. */
async function listOwnerPages({ port, owner }: MeasuredProduct): Promise<string[]> {
  await seedDemo(owner)
  const origin = `http://127.0.0.1:${port}`
  const signedIn = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'demo@gable.test', password: 'gable-demo' }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  const read = async (path: string) =>
    (await fetch(`${origin}/api${path}`, { headers: { cookie, 'x-account-id': demoAccount } })).json()
  const { data } = (await read('/agent/contacts/search?pageSize=50')) as { data: { _id: string }[] }
  const links = await Promise.all(
    data.map(({ _id }) => read(`/agent/contacts/${_id}/dashboard-links`) as Promise<{ code: string | null }[]>),
  )
  return links
    .flat()
    .flatMap(({ code }) => (code ? [`/d/${code}`] : []))
    .slice(0, 20)
}
