/** Lines that bring a script into the page, once however many widgets ask for it. */
export const loadScript = (address: string, indent: string) =>
  [
    `const src = '${address}'`,
    `if (document.querySelector('script[src="' + src + '"]')) return`,
    `document.head.append(Object.assign(document.createElement('script'), { src, async: true }))`,
  ]
    .map((line) => indent + line)
    .join('\n')
