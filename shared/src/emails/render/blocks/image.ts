import { isScene } from '../../../landing-pages/scenes.ts'
import type { EmailBlockOf, EmailImage } from '../../blocks.ts'
import type { EmailRecipient } from '../../email-context.ts'
import { emailWidth } from '../email-theme.ts'
import { emptyHtml, html, when } from '../html.ts'
import { canFollow } from '../link-list.ts'
import { readMergeLine } from '../merge-text.ts'
import type { BlockContext, RenderedBlock } from '../rendered-block.ts'

/** An image above everything else reaches the edges of the card. */
export function renderImage({ image, alt, link }: EmailBlockOf<'IMAGE'>, context: BlockContext): RenderedBlock {
  const source = image && getImageSource(image)
  if (!source) return { html: emptyHtml, text: () => '' }
  const width = Math.min(source.width, context.isFirst ? emailWidth : context.width)
  const height = Math.round((source.height / source.width) * width)
  const readAlt = readMergeLine(alt)
  const radius = context.isFirst ? 0 : 8
  const picture = html`<img class="${source.width >= widthOfPhone ? 'picture' : ''}" src="${context.sender.origin + source.url}" alt="${readAlt}" width="${width}" height="${height}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0;border-radius:${radius}px;margin:0 auto">`
  if (!link) return { html: picture, text: readAlt }
  const href = context.links.add(link)
  const isLinked = (recipient: EmailRecipient) => canFollow(link, recipient)
  return {
    html: html`${when(isLinked, html`<a href="${href}" style="text-decoration:none">${picture}</a>`)}${when((recipient) => !isLinked(recipient), picture)}`,
    text: (recipient) =>
      [readAlt(recipient), isLinked(recipient) ? href(recipient) : ''].filter((part) => part !== '').join(': '),
  }
}

/** Smaller images in columns are not enlarged on phones. */
const widthOfPhone = 400

/** The build renders every scene as a JPEG of this size. */
const sceneSize = { width: 1200, height: 630 }

function getImageSource(image: EmailImage): { url: string; width: number; height: number } | undefined {
  if (image.kind === 'SCENE')
    return isScene(image.name) ? { url: `/scenes/${image.name}.jpg`, ...sceneSize } : undefined
  return /^\/media\/[\w/.-]+$/.test(image.url) && image.width > 0 && image.height > 0 ? image : undefined
}
