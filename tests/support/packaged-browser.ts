import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/** Path of Chromium from npm. The first call unpacks it, together with the libraries and fonts that a bare server lacks. */
export async function getPackagedBrowserPath(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `npm has no Chromium for ${process.platform}-${process.arch}. Set BROWSER_PATH to the path of an installed one.`,
    )
  }
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const { version } = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8'))
  const folder = join(import.meta.dirname, '..', '..', '.cache', `browser-${version}`)
  if (!existsSync(folder)) await unpack(entry, folder)
  return join(folder, 'browser')
}

/** Unpacks into a temporary folder and then renames it, so that a parallel run never starts an incomplete browser. */
async function unpack(entry: string, folder: string) {
  const temporaryFolder = `${folder}.new-${process.pid}`
  await mkdir(temporaryFolder, { recursive: true })
  // The package unpacks into TMPDIR, and includes its libraries only on Amazon Linux, so the environment pretends to be that.
  const script = `const { default: chromium } = await import(process.argv[1]); await chromium.executablePath()`
  await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script, '--', pathToFileURL(entry).href],
    { env: { ...process.env, TMPDIR: temporaryFolder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' } },
  )
  await writeFile(join(temporaryFolder, 'fonts.conf'), fontsConfig)
  await writeFile(join(temporaryFolder, 'browser'), startScript, { mode: 0o755 })
  await rename(temporaryFolder, folder).catch(async (error) => {
    await rm(temporaryFolder, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
}

const fontsConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

const startScript = `#!/bin/sh
here=\${0%/*}
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`
