import type { SceneName } from '@gable/shared/landing-pages/scenes.ts'
import { scenes } from './scenes.ts'
import { height, width } from './shapes.ts'

/** A scene as an SVG file. It scales to cover its box, anchored at the lower right. */
export const sceneSvg = (name: SceneName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMaxYMax slice">${scenes[name].join('')}</svg>`
