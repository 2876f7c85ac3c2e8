/** How a page is named: without what every address begins with. Only an address of the web can be followed. */
export function toPageLink(page: string): { name: string; href: string | undefined } {
  if (!/^https?:\/\//i.test(page) || !URL.canParse(page)) return { name: page, href: undefined }
  const { host, pathname, href } = new URL(page)
  return { name: host + (pathname === '/' ? '' : decodePath(pathname)), href }
}

function decodePath(path: string) {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
