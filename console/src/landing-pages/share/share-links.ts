/** Only what a browser of anybody's can open is handed on. */
export const isShareable = (url: string): boolean => /^https?:\/\//i.test(url)

export interface ShareTarget {
  name: 'Facebook' | 'X' | 'LinkedIn'
  /** Where somebody posts a link there. */
  hrefFor: (url: string) => string
}

export const shareTargets: readonly ShareTarget[] = [
  { name: 'Facebook', hrefFor: (url) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}` },
  { name: 'X', hrefFor: (url) => `https://x.com/intent/post?url=${encodeURIComponent(url)}` },
  {
    name: 'LinkedIn',
    hrefFor: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
  },
]

/** Opens in a window beside the console, which learns nothing of us. */
export function openToShare(href: string) {
  const [width, height] = [800, 500]
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  window.open(href, '_blank', `popup,noopener,noreferrer,width=${width},height=${height},left=${left},top=${top}`)
}
