export type MarkupNode = string | { remark: string } | { tag: string; attributes: Record<string, string>; content: MarkupNode[] }

/** Markup as browsers read it, as far as it is written in the codes that are pasted into websites. */
export function parseMarkup(markup: string): MarkupNode[] {
  const root: MarkupNode[] = []
  const open: { tag: string; content: MarkupNode[] }[] = [{ tag: '', content: root }]
  let rest = markup
  while (rest !== '') {
    const [piece = '', ...parts] = pieces.exec(rest) ?? []
    const [remark, closing, tag = '', attributes = ''] = parts
    const holder = open.at(-1)
    if (piece === '' || !holder) throw new Error(`Cannot be read: ${rest}`)
    rest = rest.slice(piece.length)
    if (piece.startsWith('<!--')) holder.content.push({ remark: remark ?? '' })
    else if (closing !== undefined) {
      if (open.pop()?.tag !== closing) throw new Error(`Closes what is not open: ${closing}`)
    } else if (tag) {
      const element = { tag, attributes: parseAttributes(attributes), content: [] }
      holder.content.push(element)
      open.push(element)
    } else holder.content.push(unescapeHtml(piece))
  }
  if (open.length > 1) throw new Error(`Not closed: ${open.at(-1)?.tag}`)
  return root
}

/** A remark ends at the first of all its ends, also at those that are only tolerated. */
const pieces = /^(?:<!--(?:-?>|([\s\S]*?)--!?>)|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)>|[^<]+)/

const parseAttributes = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, unescapeHtml(value)]),
  )

const unescapeHtml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: 'amp') => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name])
