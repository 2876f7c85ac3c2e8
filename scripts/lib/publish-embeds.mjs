import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A built file under a name of its content, and what vouches for it. */
export function named({ path, contents }, { prefix = '', algorithm = 'sha384' } = {}) {
  const [extension, content] = [extname(path), Buffer.from(contents)]
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase()
  const file = `${prefix}${basename(path, extension)}-${hash}${extension}`
  return { file, integrity: `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`, content }
}

/**
 * Puts files where they are served, and a list of what they are called today. Whoever reads that list finds every file
 * of it, also while this goes on; what was called something else before goes last.
 */
export async function publishEmbeds(folder, files) {
  await mkdir(folder, { recursive: true })
  const all = Object.values(files)
  await Promise.all(all.map((file) => write(folder, file)))
  await replace(join(folder, namesFile), JSON.stringify(listed(files)))
  const kept = new Set([namesFile, ...all.flatMap(({ file }) => [file, `${file}.br`, `${file}.gz`])])
  const before = await readdir(folder)
  await Promise.all(
    before.filter((name) => !kept.has(name)).map((name) => rm(join(folder, name), { recursive: true, force: true })),
  )
}

/** By the name of each, what it is called today and what vouches for it. */
export const listed = (files) =>
  Object.fromEntries(Object.entries(files).map(([name, { file, integrity }]) => [name, { file, integrity }]))

const namesFile = 'names.json'

/** Compressed once, as well as can be, instead of at each request. The file itself comes last: where it is, it is whole. */
async function write(folder, { file, content }) {
  const place = join(folder, file)
  if (existsSync(place)) return
  const best = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
  const [br, gz] = await Promise.all([promisify(brotliCompress)(content, best), promisify(gzip)(content, { level: 9 })])
  await replace(`${place}.br`, br)
  await replace(`${place}.gz`, gz)
  await replace(place, content)
}

/** Nobody ever reads half of it. */
async function replace(place, content) {
  await writeFile(`${place}.draft`, content)
  await rename(`${place}.draft`, place)
}
