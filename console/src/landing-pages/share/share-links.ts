/** Only web links can be shared. */
export const isShareable = (url: string): boolean => /^https?:\/\//i.test(url)

export interface ShareTarget {
  name: 'Facebook' | 'X' | 'LinkedIn'
  /** The network's page for posting a link. */
  toShareUrl: (url: string) => string
}

export const shareTargets: readonly ShareTarget[] = [
  { name: 'Facebook', toShareUrl: (url) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}` },
  { name: 'X', toShareUrl: (url) => `https://x.com/intent/post?url=${encodeURIComponent(url)}` },
  {
    name: 'LinkedIn',
    toShareUrl: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
  },
]

/** Opens a popup that has no access to the console window. */
export function openShareWindow(href: string) {
  const [width, height] = [800, 500]
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  window.open(href, '_blank', `popup,noopener,noreferrer,width=${width},height=${height},left=${left},top=${top}`)
}
