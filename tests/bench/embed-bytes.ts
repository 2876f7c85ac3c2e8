import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { tagOf } from '@gable/shared/widgets/tags.ts'
import type { Bench } from './bench.ts'

const pieces = ['visit', 'journey', 'home-sale-details', 'mortgage-details', 'affordability-details']

/** What a visitor's browser loads for each element, compressed, and for each piece that it may need later. */
export const embedBytesBenches: Bench[] = [
  ...Object.values(tagOf).map((tag) => bytesOf(`embed-bytes-${tag}`, `${tag}.js`)),
  ...pieces.map((piece) => bytesOf(`embed-piece-bytes-${piece}`, piece)),
]

function bytesOf(name: string, file: string): Bench {
  return { name, unit: 'bytes', measure: async () => gzipSync(await read(file), { level: 9 }).length }
}

const built = join(import.meta.dirname, '..', '..', 'embeds', 'dist')

async function read(name: string) {
  const names: Record<string, { file: string }> = JSON.parse(await readFile(join(built, 'names.json'), 'utf8'))
  return readFile(join(built, names[name]?.file ?? `${name} is not built`))
}
