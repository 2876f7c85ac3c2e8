import { readFile } from 'node:fs/promises'
import { importRowsMaximum } from '@gable/shared/imports/import.ts'
import { createImportClient } from '../support/import-client.ts'
import { type Bench, once } from './bench.ts'
import { type MeasuredProduct, measuredProduct } from './measured-product.ts'

/**
 * A list of a hundred thousand people with homes: checked, imported, and taken back; what the product's memory was at most
 * meanwhile; and how soon a list that is too long is refused.
 */
export const importBenches: Bench[] = [
  { name: 'import-100k', unit: 's', measure: async () => (await figures()).seconds },
  { name: 'import-100k-checked', unit: 's', measure: async () => (await figures()).checked },
  { name: 'import-100k-undone', unit: 's', measure: async () => (await figures()).undone },
  { name: 'import-100k-memory', unit: 'bytes', measure: async () => (await figures()).memory },
  { name: 'import-too-long', unit: 's', measure: async () => (await figures()).refused },
]

const figures = once(async () => {
  const product = await measuredProduct({ WORKER: 'on', DEMO: 'off' }, 'server')
  try {
    const { upload, check, startStep, waitForState } = await createImportClient(
      product.owner,
      () => `http://127.0.0.1:${product.port}`,
    )
    const list = await upload(lines(100_000))
    const [, checked] = await timed(() => check(list))
    const [, seconds] = await timed(() => startStep(list, 'start').then(() => waitForState(list, 'DONE')))
    const memory = await mostMemoryOf(product)
    const [, undone] = await timed(() => startStep(list, 'undone').then(() => waitForState(list, 'UNDONE')))
    const long = await upload(lines(importRowsMaximum + 50_000))
    const [, refused] = await timed(() => check(long).catch(() => {}))
    return { seconds, checked, undone, memory, refused }
  } finally {
    await product.stop()
  }
})

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const started = performance.now()
  return [await work(), (performance.now() - started) / 1000]
}

const mostMemoryOf = async ({ pid }: MeasuredProduct) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

const headers = ['First Name', 'Last Name', 'Email', 'Phone', 'Tags', 'Street', 'City', 'State', 'Zip']

function* lines(count: number) {
  yield `${headers.join(',')}\n`
  for (let n = 0; n < count; n++) {
    const phone = `603-${String(200 + Math.floor(n / 10_000)).padStart(3, '0')}-${String(n % 10_000).padStart(4, '0')}`
    yield `${names[n % names.length]},${names[Math.floor(n / 7) % names.length]}son ${n % 500},person.${n}@list.example,${phone},"buyer, spring",${n} Elm Street,Dover,NH,03820\n`
  }
}

const names = ['Nora', 'Tom', 'Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana', 'Ivo', 'Jo', 'Kai']
