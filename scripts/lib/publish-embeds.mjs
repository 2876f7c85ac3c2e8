import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A built file with a content hash in its name, and its subresource integrity. */
export function toHashedFile({ path, contents }, { prefix = '', algorithm = 'sha384' } = {}) {
  const [extension, content] = [extname(path), Buffer.from(contents)]
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase()
  const file = `${prefix}${basename(path, extension)}-${hash}${extension}`
  return { file, integrity: `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`, content }
}

/**
 * Writes the files and a manifest with their current names. A reader of the manifest always finds every file in it, even
 * during a publish: new files come first, files of the previous build go last.
 */
export async function publishEmbeds(folder, files) {
  await mkdir(folder, { recursive: true })
  const all = Object.values(files)
  await Promise.all(all.map((file) => writeCompressed(folder, file)))
  await writeAtomically(join(folder, manifestFile), JSON.stringify(toManifest(files)))
  const current = new Set([manifestFile, ...all.flatMap(({ file }) => [file, `${file}.br`, `${file}.gz`])])
  const present = await readdir(folder)
  await Promise.all(
    present
      .filter((name) => !current.has(name))
      .map((name) => rm(join(folder, name), { recursive: true, force: true })),
  )
}

/** Current file name and integrity, keyed by the stable name. */
export const toManifest = (files) =>
  Object.fromEntries(Object.entries(files).map(([name, { file, integrity }]) => [name, { file, integrity }]))

const manifestFile = 'names.json'

/** Compresses once, at the highest level, instead of per request. The file itself is written last: its presence means it is complete. */
async function writeCompressed(folder, { file, content }) {
  const path = join(folder, file)
  if (existsSync(path)) return
  // Fonts are compressed already; the copies keep every file alike.
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, options),
    promisify(gzip)(content, { level: 9 }),
  ])
  await writeAtomically(`${path}.br`, br)
  await writeAtomically(`${path}.gz`, gz)
  await writeAtomically(path, content)
}

/** Readers see the old file or the new one, never part of it. */
async function writeAtomically(path, content) {
  await writeFile(`${path}.draft`, content)
  await rename(`${path}.draft`, path)
}
