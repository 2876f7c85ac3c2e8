import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/** Chromium from npm, unpacked once with the libraries and fonts that a bare server lacks. */
export async function packagedBrowser(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`npm carries no Chromium for ${process.platform}-${process.arch}: set BROWSER_PATH to one.`)
  }
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const { version } = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8'))
  const folder = join(import.meta.dirname, '..', '..', '.cache', `browser-${version}`)
  if (!existsSync(folder)) await unpack(entry, folder)
  return join(folder, 'browser')
}

/** Unpacks aside and moves into place, so that nobody starts half a browser. */
async function unpack(entry: string, folder: string) {
  const draft = `${folder}.new-${process.pid}`
  await mkdir(draft, { recursive: true })
  // The package unpacks to the temporary folder, and its libraries only where it believes to be on Amazon Linux.
  const program = `const { default: chromium } = await import(process.argv[1]); await chromium.executablePath()`
  await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program, '--', pathToFileURL(entry).href],
    { env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' } },
  )
  await writeFile(join(draft, 'fonts.conf'), fonts)
  await writeFile(join(draft, 'browser'), start, { mode: 0o755 })
  await rename(draft, folder).catch(async (error) => {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
}

const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

const start = `#!/bin/sh
here=\${0%/*}
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`
