/**
 * Where to go after signing in. Only a path of this site counts: a value that a browser could read as another host,
 * or as a script, is as good as none.
 */
export function safeNext(next: string | null | undefined): string | undefined {
  if (!next) return undefined
  const path = next.replace(/^\/+/, '')
  if (next.startsWith('//') || /^[\s/]*[\\]/.test(next) || /[\\\p{Cc}]/u.test(next)) return undefined
  const base = 'https://gable.invalid'
  try {
    const url = new URL(`/${path}`, base)
    if (url.origin !== base || /^[a-z][a-z0-9+.-]*:/i.test(path)) return undefined
    return url.pathname.slice(1) + url.search + url.hash
  } catch {
    return undefined
  }
}
