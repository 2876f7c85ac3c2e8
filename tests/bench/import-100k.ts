import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Contract } from '@gable/shared/contract.ts'
import { type Call, createClient } from '@gable/shared/http/client.ts'
import { type ImportState, importFileAddress, importRowsMaximum } from '@gable/shared/imports/import.ts'
import { guessedMapping } from '@gable/shared/imports/targets.ts'
import { Founding, password } from '../../api/src/testing/founding.ts'
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
    const office = await openOffice(product)
    const list = await office.upload(100_000)
    const [, checked] = await timed(() => office.reach(list, 'check', 'CHECKED'))
    const [, seconds] = await timed(() => office.reach(list, 'start', 'DONE'))
    const memory = await mostMemoryOf(product)
    const [, undone] = await timed(() => office.reach(list, 'undone', 'UNDONE'))
    const long = await office.upload(importRowsMaximum + 50_000)
    const [, refused] = await timed(() => office.reach(long, 'check', 'FAILED'))
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

async function openOffice({ port, owner }: MeasuredProduct) {
  const founding = new Founding(owner)
  const { accountId } = await founding.agency()
  const { email } = await founding.member({ accountId })
  const origin = `http://127.0.0.1:${port}`
  let cookie = ''
  const ask: typeof fetch = async (url, init) => {
    const headers = { ...init?.headers, 'x-account-id': accountId, ...(cookie && { cookie }) }
    const answer = await fetch(url, { ...init, headers })
    cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])[0] ?? cookie
    return answer
  }
  const call: Call<Contract> = createClient<Contract>({ base: `${origin}/api`, fetch: ask })
  await call('POST /auth/login', { body: { email, password } })

  return {
    async upload(count: number): Promise<string> {
      const body = [...lines(count)].join('')
      const begun = await call('POST /agent/imports', { body: { fileName: 'list.csv', bytes: body.length } })
      const answer = await ask(origin + importFileAddress(begun._id), { method: 'PUT', body })
      if (!answer.ok) throw new Error(`The file was refused with ${answer.status}`)
      return begun._id
    },
    async reach(importId: string, step: 'check' | 'start' | 'undone', wanted: ImportState) {
      const params = { importId }
      if (step === 'check')
        await call('POST /agent/imports/:importId/check', {
          params,
          body: {
            mapping: guessedMapping(headers, []),
            choices: { matchBy: 'EMAIL_OR_PHONE', onMatch: 'FILL', mayEmail: true, tag: 'Spring list' },
          },
        })
      else await call(`POST /agent/imports/:importId/${step}`, { params })
      for (;;) {
        const { state, problem } = await call('GET /agent/imports/:importId', { params })
        if (state === wanted) return
        if (state === 'FAILED') throw new Error(problem ?? 'The import failed')
        await pause(200)
      }
    },
  }
}
