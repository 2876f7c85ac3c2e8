export type MarkupNode =
  | string
  | { comment: string }
  | { tag: string; attributes: Record<string, string>; content: MarkupNode[] }

/** Parses the subset of HTML that embed codes use, the way a browser would. */
export function parseMarkup(markup: string): MarkupNode[] {
  const root: MarkupNode[] = []
  const openElements: { tag: string; content: MarkupNode[] }[] = [{ tag: '', content: root }]
  let rest = markup
  while (rest !== '') {
    const [token = '', ...groups] = tokenPattern.exec(rest) ?? []
    const [comment, closingTag, tag = '', attributes = ''] = groups
    const parent = openElements.at(-1)
    if (token === '' || !parent) throw new Error(`Cannot parse: ${rest}`)
    rest = rest.slice(token.length)
    if (token.startsWith('<!--')) parent.content.push({ comment: comment ?? '' })
    else if (closingTag !== undefined) {
      if (openElements.pop()?.tag !== closingTag) throw new Error(`Unexpected closing tag: ${closingTag}`)
    } else if (tag) {
      const element = { tag, attributes: parseAttributes(attributes), content: [] }
      parent.content.push(element)
      openElements.push(element)
    } else parent.content.push(unescapeHtml(token))
  }
  if (openElements.length > 1) throw new Error(`Unclosed element: ${openElements.at(-1)?.tag}`)
  return root
}

/** Like browsers, also accepts malformed comment endings. */
const tokenPattern = /^(?:<!--(?:-?>|([\s\S]*?)--!?>)|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)>|[^<]+)/

const parseAttributes = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, unescapeHtml(value)]),
  )

const unescapeHtml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: 'amp') => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name])
