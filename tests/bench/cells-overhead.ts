import { type Bench, median } from './bench.ts'
import { buildVariant } from './build-variant.ts'
import { createSession } from './create-session.ts'
import { generateLoad } from './load-generator.ts'
import { type MeasuredProduct, startMeasuredProduct } from './measured-product.ts'

/**
 * A signed-in call while there is one database, compared with the same product without several databases: another build of
 * it, in which `platform/cells/cells.ts` is replaced by functions that hand on what they are given. Both processes have a
 * database of their own and run in turns. What counts is for how long each kept processors busy, as it says itself, because
 * other work on the machine does not count there.
 */
export const cellsOverhead: Bench = { name: 'cells-overhead', unit: 'ratio', measure }

const rounds = 41
const milliseconds = 600

async function measure(): Promise<number> {
  const builds = [
    await buildVariant('bench-with-cells'),
    await buildVariant('bench-without-cells', {
      module: 'platform/cells/cells.ts',
      by: 'tests/bench/without-cells.ts',
    }),
  ]
  const products: MeasuredProduct[] = []
  try {
    for (const program of builds) products.push(await startMeasuredProduct({}, program))
    const [withCells, without] = await Promise.all(products.map(createCaller))
    if (!withCells || !without) throw new Error('There are not two products')
    for (const { run } of [withCells, without]) await run()
    const ratios: number[] = []
    while (ratios.length < rounds) {
      const before = ratios.length % 2 ? await without.run() : undefined
      const busy = await withCells.run()
      ratios.push(busy / (before ?? (await without.run())))
    }
    return median(ratios)
  } finally {
    for (const product of products) await product.stop()
  }
}

/** Calls that read a list of the console, and how many microseconds of a processor one of them takes. */
async function createCaller({ port, owner }: MeasuredProduct) {
  const headers = Object.entries(await createSession({ owner })).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = `GET /api/agent/segments HTTP/1.1\r\nhost: localhost\r\n${headers.join('')}\r\n`
  const readBusyTime = async () => Number(await (await fetch(`http://127.0.0.1:${port}/api/processor-time`)).text())
  return {
    async run() {
      const before = await readBusyTime()
      const { count } = await generateLoad({
        port,
        connections: 4,
        milliseconds,
        status: 200,
        createRequest: () => request,
      })
      return ((await readBusyTime()) - before) / count
    },
  }
}
