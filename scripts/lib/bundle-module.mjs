import { inRoot } from './repository.mjs'

/** Runs TypeScript of the public pages in a build script. */
export async function bundleModule(contents) {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: inRoot('public-pages') },
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  })
  const [{ contents: bundled }] = outputFiles
  return import(`data:text/javascript;base64,${Buffer.from(bundled).toString('base64')}`)
}
