import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Replaces the console in a folder by a new build while it is served. Assets come first and the page that names them last.
 * The assets of the build before stay until the next one, because pages that are open still load them.
 */
export async function publishConsole(built, folder) {
  const files = await listFiles(built)
  const assets = files.filter(isAsset)
  const former = await readAssetList(folder)
  const present = new Set(await listFiles(folder))
  await Promise.all(assets.filter((file) => !present.has(file)).map((file) => copyAtomically(built, folder, file)))
  for (const file of files.filter((file) => !isAsset(file) && file !== page)) await copyAtomically(built, folder, file)
  await copyAtomically(built, folder, page)
  await mkdir(dirname(join(folder, assetList)), { recursive: true })
  await writeFile(join(folder, assetList), JSON.stringify(assets))
  const current = new Set([...files, ...former, assetList])
  await Promise.all([...present].filter((file) => !current.has(file)).map((file) => rm(join(folder, file))))
}

const page = 'index.html'
const assetList = '.vite/assets.json'

/** Their names contain a hash of their content. */
const isAsset = (file) => file.startsWith('assets/')

async function readAssetList(folder) {
  try {
    return JSON.parse(await readFile(join(folder, assetList), 'utf8'))
  } catch {
    return (await listFiles(folder)).filter(isAsset)
  }
}

async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}

/** Readers see the old file or the new one, never part of it. */
async function copyAtomically(from, to, file) {
  const target = join(to, file)
  await mkdir(dirname(target), { recursive: true })
  await copyFile(join(from, file), `${target}.draft`)
  await rename(`${target}.draft`, target)
}
