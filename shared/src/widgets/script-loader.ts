/** JavaScript that adds the script to the page once, however many widgets the page has. */
export const renderScriptLoader = (src: string, indent: string) =>
  [
    `const src = '${src}'`,
    `if (document.querySelector('script[src="' + src + '"]')) return`,
    "const script = document.createElement('script')",
    'script.src = src',
    'document.head.append(script)',
  ]
    .map((line) => indent + line)
    .join('\n')
