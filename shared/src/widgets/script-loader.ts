/** Lines that bring a script into the page, once however many widgets ask for it. */
export const renderScriptLoader = (address: string, indent: string) =>
  [
    `const src = '${address}'`,
    `if (document.querySelector('script[src="' + src + '"]')) return`,
    "const script = document.createElement('script')",
    'script.src = src',
    'document.head.append(script)',
  ]
    .map((line) => indent + line)
    .join('\n')
