/** Shortens a page's URL to its host and path. Only http and https URLs get a link. */
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
