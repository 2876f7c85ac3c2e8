export const loadStylesheet = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href, onload: () => resolve(), onerror: reject })
    document.head.append(link)
  })
