import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type Bench, median, memoize } from './bench.ts'
import { compareWithConstant } from './compare-with-constant.ts'
import { listOwnerPages, openDemo } from './demo-owner-pages.ts'
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
    const paths = await listOwnerPages(await openDemo(product))
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
    port,
    connections: 20,
    milliseconds: 5000,
    status: 200,
    createRequest: () => {
      sentCount += 1
      return `GET ${paths[sentCount % paths.length]} HTTP/1.1\r\nhost: localhost\r\n\r\n`
    },
  })
  return p99
}
