import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { tagOf } from '@gable/shared/widgets/tags.ts'
import type { Bench } from './bench.ts'

const chunks = [
  'visit',
  'journey',
  'journey-questions',
  'home-sale-details',
  'mortgage-details',
  'affordability-details',
]

/** Compressed size of the script of each embeddable element, and of each chunk that an element loads later. */
export const embedBytesBenches: Bench[] = [
  ...Object.values(tagOf).map((tag) => createBytesBench(`embed-bytes-${tag}`, `${tag}.js`)),
  ...chunks.map((chunk) => createBytesBench(`embed-piece-bytes-${chunk}`, chunk)),
]

function createBytesBench(name: string, file: string): Bench {
  return { name, unit: 'bytes', measure: async () => gzipSync(await readScript(file), { level: 9 }).length }
}

const distFolder = join(import.meta.dirname, '..', '..', 'embeds', 'dist')

async function readScript(name: string) {
  const names: Record<string, { file: string }> = JSON.parse(await readFile(join(distFolder, 'names.json'), 'utf8'))
  return readFile(join(distFolder, names[name]?.file ?? `${name} is not built`))
}
