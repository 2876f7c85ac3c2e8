import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { bundleModule } from './bundle-module.mjs'
import { toHashedFile } from './publish-embeds.mjs'
import { inRoot } from './repository.mjs'

/** The fonts that brands choose from, by stable name. Their packages have a subset for the languages of our pages. */
export async function readBrandFonts() {
  const { default: subsetFont } = await import('subset-font')
  const { fontFiles, commonCharacters } = await bundleModule(`
    export { fontFiles } from './src/brand/brand-fonts.ts'
    export { commonCharacters } from './src/brand/common-characters.ts'
  `)
  const { resolve } = createRequire(inRoot('public-pages', 'package.json'))
  return Object.fromEntries(
    await Promise.all(
      fontFiles.map(async ({ name, source, weight, isComplete }) => {
        const path = resolve(`@fontsource/${source}/files/${source}-latin-${weight}-normal.woff2`)
        const font = await readFile(path)
        const contents = isComplete ? font : await subsetFont(font, commonCharacters, { targetFormat: 'woff2' })
        return [name, toHashedFile({ path: name, contents })]
      }),
    ),
  )
}
