/** The address this script was loaded from. Optimization plugins may have copied the script elsewhere or inlined it. */
export const scriptUrl = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : ''

/** Our origin for this element: from the script's address, or else from the fallback link inside the element. */
export function findOrigin(element: HTMLElement): string {
  const [url = ''] = [scriptUrl, element.querySelector('a')?.href].filter((url) => url && productUrl.test(url))
  return url && new URL(url).origin
}

const productUrl = /^https?:\/\/[^/]+\/(embed\/[\w-]+\.js|f\/[\w-]+)(\?|$)/
