import { readFile } from 'node:fs/promises'
import { importRowsMaximum } from '@gable/shared/imports/import.ts'
import { createImportClient } from '../support/import-client.ts'
import { type Bench, memoize } from './bench.ts'
import { type MeasuredProduct, startMeasuredProduct } from './measured-product.ts'

/**
 * A file of a hundred thousand contacts with addresses: how long it takes to check, import, and undo it, the product's peak
 * memory meanwhile, and how soon a file with too many rows is rejected.
 */
export const importBenches: Bench[] = [
  { name: 'import-100k', unit: 's', measure: async () => (await results()).seconds },
  { name: 'import-100k-checked', unit: 's', measure: async () => (await results()).checked },
  { name: 'import-100k-undone', unit: 's', measure: async () => (await results()).undone },
  { name: 'import-100k-memory', unit: 'bytes', measure: async () => (await results()).memory },
  { name: 'import-too-long', unit: 's', measure: async () => (await results()).rejected },
]

const results = memoize(async () => {
  const product = await startMeasuredProduct({ WORKER: 'on', DEMO: 'off' }, 'server')
  try {
    const { upload, check, startStep, waitForState } = await createImportClient(
      product.owner,
      () => `http://127.0.0.1:${product.port}`,
    )
    const file = await upload(createRows(100_000))
    const [, checked] = await withSeconds(() => check(file))
    const [, seconds] = await withSeconds(() => startStep(file, 'start').then(() => waitForState(file, 'DONE')))
    const memory = await getPeakMemory(product)
    const [, undone] = await withSeconds(() => startStep(file, 'undone').then(() => waitForState(file, 'UNDONE')))
    const longFile = await upload(createRows(importRowsMaximum + 50_000))
    const [, rejected] = await withSeconds(() => check(longFile).catch(() => {}))
    return { seconds, checked, undone, memory, rejected }
  } finally {
    await product.stop()
  }
})

async function withSeconds<T>(work: () => Promise<T>): Promise<[T, number]> {
  const startedAt = performance.now()
  return [await work(), (performance.now() - startedAt) / 1000]
}

const getPeakMemory = async ({ pid }: MeasuredProduct) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

const headers = ['First Name', 'Last Name', 'Email', 'Phone', 'Tags', 'Street', 'City', 'State', 'Zip']

function* createRows(count: number) {
  yield `${headers.join(',')}\n`
  for (let n = 0; n < count; n++) {
    const phone = `603-${String(200 + Math.floor(n / 10_000)).padStart(3, '0')}-${String(n % 10_000).padStart(4, '0')}`
    yield `${firstNames[n % firstNames.length]},${firstNames[Math.floor(n / 7) % firstNames.length]}son ${n % 500},person.${n}@list.example,${phone},"buyer, spring",${n} Elm Street,Dover,NH,03820\n`
  }
}

const firstNames = ['Nora', 'Tom', 'Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana', 'Ivo', 'Jo', 'Kai']
