import type { EmailBlock } from '../blocks.ts'
import { type InlineNode, parseMarkup } from '../inline-markup.ts'
import { toSafeUrl } from '../safe-url.ts'
import { listBlockTexts } from './block-texts.ts'
import type { EmailWarning } from './list-email-warnings.ts'

export function listImageWarnings(block: EmailBlock): EmailWarning[] {
  if (block.type !== 'IMAGE') return []
  const blockId = block.id
  if (!block.image)
    return [
      { blockId, message: 'No image is chosen, so nothing is shown.', fix: 'Choose an image, or delete the block.' },
    ]
  if (block.alt.trim() !== '') return []
  return [
    {
      blockId,
      message: 'The image has no alt text. People who cannot see it miss what it shows.',
      fix: 'Describe the image in a few words.',
    },
  ]
}

/** Outlook for Windows and older phones. */
export function listMediaWarnings(block: EmailBlock): EmailWarning[] {
  if (block.type !== 'IMAGE' || block.image?.kind !== 'MEDIA' || !block.image.url.endsWith('.webp')) return []
  return [
    {
      blockId: block.id,
      message: 'Outlook for Windows does not show WebP images and animations.',
      fix: 'Upload a JPG or PNG image.',
    },
  ]
}

export const listLinkWarnings = (block: EmailBlock): EmailWarning[] =>
  listLinks(block).flatMap(({ label, url }) => {
    const blockId = block.id
    if (url.includes('{{'))
      return [
        { blockId, message: `Merge fields are not filled in the link ${url}`, fix: 'Use an address without them.' },
      ]
    if (!toSafeUrl(url))
      return [
        { blockId, message: `${url || 'An empty link'} leads nowhere.`, fix: 'Enter a URL that starts with https://' },
      ]
    if (/^http:/i.test(url))
      return [{ blockId, message: `${url} is not secure.`, fix: 'Use the address with https://' }]
    const [shown, target] = [getHost(label), getHost(url)]
    if (!shown || !target || shown === target) return []
    return [
      {
        blockId,
        message: `The link shows ${shown}, but leads to ${target}. Spam filters take that for fraud.`,
        fix: 'Write words instead of the address, or link to what is shown.',
      },
    ]
  })

/** The host of what looks like an address, without www. */
function getHost(text: string): string | undefined {
  const [, host = ''] =
    /^(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+[a-z]{2,})(?:[/?#:]\S*)?$/iu.exec(text.trim()) ?? []
  return host === '' ? undefined : host.toLowerCase()
}

function listLinks(block: EmailBlock): { label: string; url: string }[] {
  if (block.type === 'SOCIAL') return block.links.map(({ url }) => ({ label: '', url }))
  if (block.type === 'EVENT') return block.label === '' ? [] : [block]
  const button =
    (block.type === 'BUTTON' || block.type === 'IMAGE') && block.link?.kind === 'URL'
      ? [{ label: block.type === 'BUTTON' ? block.label : '', url: block.link.value }]
      : []
  return [
    ...button,
    ...listBlockTexts(block).flatMap((text) => [...listInlineLinks(parseMarkup(text)), ...listUnsafeLinks(text)]),
  ]
}

/** Written as links, but shown as they are written, because an email may not contain them. */
const listUnsafeLinks = (text: string) =>
  [...text.matchAll(/\[([^[\]]+)\]\(([^()\s]*)\)/g)]
    .map(([, label = '', url = '']) => ({ label, url }))
    .filter(({ url }) => !toSafeUrl(url))

const listInlineLinks = (blocks: ReturnType<typeof parseMarkup>) =>
  blocks.flatMap((block) => (block.type === 'list' ? block.items : [block.children]).flatMap(listNodeLinks))

const listNodeLinks = (nodes: InlineNode[]): { label: string; url: string }[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text' || node.type === 'break') return []
    if (node.type === 'link') return [{ label: toPlainText(node.children), url: node.url }]
    return listNodeLinks(node.children)
  })

const toPlainText = (nodes: InlineNode[]): string =>
  nodes
    .map((node) => (node.type === 'text' ? node.text : node.type === 'break' ? ' ' : toPlainText(node.children)))
    .join('')
