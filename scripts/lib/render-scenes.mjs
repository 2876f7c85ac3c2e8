import { mkdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { bundleModule } from './bundle-module.mjs'
import { inRoot } from './repository.mjs'

/** Size of the pictures in link previews; messengers do not accept SVG. */
const previewSize = { width: 1200, height: 630 }

/**
 * Renders our scenes as JPEG files at build time. The product itself never decodes SVG, because there it could come
 * from anyone.
 */
export async function renderScenes(folder = inRoot('public-pages', 'dist', 'scenes')) {
  const [{ default: sharp }, scenes] = await Promise.all([import(resolveSharp()), loadScenes()])
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await Promise.all(
    scenes.map(({ name, svg }) =>
      sharp(Buffer.from(svg))
        .resize({ ...previewSize, fit: 'cover', position: 'right bottom' })
        .jpeg({ quality: 86, progressive: true })
        .toFile(`${folder}/${name}.jpg`),
    ),
  )
}

const resolveSharp = () => createRequire(inRoot('api', 'package.json')).resolve('sharp')

const loadScenes = async () =>
  (
    await bundleModule(`import { scenes } from '@gable/shared/landing-pages/scenes.ts'
      import { sceneSvg } from './src/scenes/scene-svg.ts'
      export default scenes.map(({ name }) => ({ name, svg: sceneSvg(name) }))`)
  ).default
